import rapier from '@dimforge/rapier3d-compat';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { GESTURES } from '../../../src/models/dice/gesture.ts';
import { read } from '../../../src/models/dice/physics/reading.ts';
import { HANDFUL, throwDice } from '../../../src/models/dice/physics/throw-dice.ts';
import { shownFace } from '../../../src/models/dice/throw-record.ts';
import { openTrack } from '../../../src/models/dice/track.ts';
import { multiply, type Quat } from '../../../src/models/dice/vector.ts';
import { hitChance } from '../../../src/rules/undaunted/combat.ts';
import { field, lane, pin, points } from './drills.ts';
import { at, cards } from './table.ts';

const german = 'DE-RIFLEMAN-A@8A';

describe('Rulings: targets', () => {
  test('[UN-RUL-13] a tile at a distance of exactly three may be targeted', () => {
    const table = at({
      drill: lane,
      counters: ['US-MORTAR@3B', 'US-RIFLEMAN-A@3B', 'DE-RIFLEMAN-A@4B'],
      US: { hand: ['US-MORTAR-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Target');
    expect(table.nouns('US', 'target')).toEqual(['10B', '11B', '16A', '18B', '7A']);
    table.act('US', 'target', '10B');
    expect(table.position().target.US).toBe('10B');
  });

  test('[UN-RUL-28] the target tile needs no marker and may hold anybody or nobody', () => {
    const table = at({
      counters: ['US-MORTAR@7A', 'US-RIFLEMAN-A@12B', 'DE-RIFLEMAN-A@15B'],
      US: { hand: ['US-MORTAR-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Target');
    expect(table.nouns('US', 'target')).toEqual(expect.arrayContaining(['4B', '12B', '15B']));
  });

  test('[UN-RUL-21] any distance; a total of 13 leaves one chance in ten', () => {
    const table = at({
      drill: lane,
      counters: ['US-RIFLEMAN-A@17B', 'DE-SCOUT-A@4B', 'DE-RIFLEMAN-A@18B'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A');
    expect(table.dice.chance).toBeCloseTo(0.1, 12);
    expect(table.log().join(' ')).toMatch(/\b13\b/);
  });

  test('[UN-RUL-22] a suppressed counter may be suppressed again, without effect', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-MACHINEGUNNER-A@7A', 'DE-RIFLEMAN-A@8A!'],
      US: { hand: ['US-MACHINEGUNNER-A-1'] },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    const before = table.position();
    table.use('US', 'US-MACHINEGUNNER-A-1', 'Suppress').act('US', 'suppress', 'DE-RIFLEMAN-A').roll(0, 0, 0, 0);
    const after = table.position();
    expect(after.counters).toEqual(before.counters);
    expect([after.control, after.target, after.DE]).toEqual([before.control, before.target, before.DE]);
    expect(after.US).toEqual({ ...before.US, hand: [], play: ['US-MACHINEGUNNER-A-1'] });
  });

  test('[UN-RUL-23] Blast on an empty tile makes no attack', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-MORTAR@7A', german],
      target: { US: '16A' },
      US: { hand: ['US-MORTAR-1', 'US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Blast');
    expect(table.state.pending).toBeNull();
    expect(table.verbs('US')).toEqual(['end-turn', 'play']);
    expect(table.position().US.play).toEqual(['US-MORTAR-1']);
    expect(table.position().target.US).toBe('16A');
  });

  test('[UN-RUL-24] the player orders the attacks of a Blast; victory is checked after each', () => {
    const blast = () =>
      at({
        drill: field(points(7), pin),
        toMove: 'DE',
        initiative: 'DE',
        counters: ['DE-MORTAR@15B', 'US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@7A'],
        target: { DE: '7A' },
        DE: { hand: ['DE-MORTAR-1'] },
      }).use('DE', 'DE-MORTAR-1', 'Blast');
    const enemyFirst = blast().act('DE', 'blast', 'US-RIFLEMAN-A').roll(0);
    expect(enemyFirst.outcome()?.winner).toBe('DE');
    expect(enemyFirst.state.pending).toBeNull();
    expect(enemyFirst.counter('DE-RIFLEMAN-A')).toBeDefined();
    const ownFirst = blast().act('DE', 'blast', 'DE-RIFLEMAN-A').roll(0);
    expect(ownFirst.outcome()).toBeNull();
    expect(ownFirst.counter('DE-RIFLEMAN-A')).toBeUndefined();
    ownFirst.blast('DE', 'US-RIFLEMAN-A').roll(1);
    expect(ownFirst.outcome()).toBeNull();
    expect(ownFirst.verbs('DE')).toEqual(['end-turn']);
  });

  test('[UN-RUL-25] an own counter hit by Blast takes no card from the play area', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@16A', 'US-MORTAR@7A', german],
      target: { US: '16A' },
      US: { hand: ['US-MORTAR-1'], play: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Blast').blast('US', 'US-RIFLEMAN-A').roll(0);
    expect(table.counter('US-RIFLEMAN-A')).toBeUndefined();
    expect(table.position().US.play.toSorted()).toEqual(['US-MORTAR-1', 'US-RIFLEMAN-A-1']);
    expect(table.position().US.removed).toEqual([]);
    const holding = at({
      counters: ['US-RIFLEMAN-A@16A', 'US-MORTAR@7A', german],
      target: { US: '16A' },
      US: { hand: ['US-MORTAR-1', 'US-RIFLEMAN-A-2'], play: ['US-RIFLEMAN-A-1'] },
    });
    holding.use('US', 'US-MORTAR-1', 'Blast').blast('US', 'US-RIFLEMAN-A').roll(0);
    expect(holding.position().US).toMatchObject({ hand: [], removed: ['US-RIFLEMAN-A-2'] });
    expect(holding.counter('US-RIFLEMAN-A')).toBeDefined();
  });

  test('[UN-RUL-26] a removed Mortar loses its target marker, a suppressed one keeps it', () => {
    const setting = {
      counters: ['US-RIFLEMAN-A@7A', 'US-MACHINEGUNNER-A@7A', 'DE-MORTAR@15B', german],
      target: { DE: '7A' },
      US: { hand: ['US-RIFLEMAN-A-1', 'US-MACHINEGUNNER-A-1'] },
      DE: {
        hand: ['DE-PLATOONGUIDE-1', 'DE-PLATOONSERGEANT-1', 'DE-RIFLEMAN-C-1', 'DE-SCOUT-C-1'],
        deck: [],
        supply: ['DE-MORTAR-1'],
      },
    };
    const table = at(setting);
    table.use('US', 'US-MACHINEGUNNER-A-1', 'Suppress').act('US', 'suppress', 'DE-MORTAR').roll(0, 1, 1, 1);
    expect(table.position().target.DE).toBe('7A');
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack').act('US', 'attack', 'DE-MORTAR').roll(0);
    expect(table.counter('DE-MORTAR')).toBeUndefined();
    expect(table.position().target.DE).toBeNull();
    table.act('US', 'end-turn');
    table.use('DE', 'DE-PLATOONGUIDE-1', 'Bolster').act('DE', 'bolster', 'DE-MORTAR-1');
    table.use('DE', 'DE-PLATOONSERGEANT-1', 'Command').act('DE', 'draw');
    expect(table.usesOf('DE', 'DE-MORTAR-1')).toEqual(['Move', 'Target', 'hunker-down']);
    table.use('DE', 'DE-MORTAR-1', 'Target').act('DE', 'target', '7A');
    expect(table.position().target.DE).toBe('7A');
  });

  test('[UN-RUL-27] a Mortar move of no tiles leaves the target marker', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-MORTAR@7A', german],
      control: ['US@10A'],
      target: { US: '16A' },
      US: { hand: cards('US-MORTAR', 1, 2) },
    });
    table.use('US', 'US-MORTAR-1', 'Move').act('US', 'stop');
    expect(table.position().target.US).toBe('16A');
    table.use('US', 'US-MORTAR-2', 'Move').act('US', 'move', '10A');
    expect(table.position().target.US).toBeNull();
    // Move 2, there and back.
    const back = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-MORTAR@7A', german],
      control: ['US@10A', 'US@7A'],
      target: { US: '16A' },
      US: { play: ['US-MORTAR-1'] },
      playing: { card: 'US-MORTAR-1', action: 'Move', left: 2 },
    });
    back.act('US', 'move', '10A').act('US', 'move', '7A');
    expect(back.counter('US-MORTAR')?.tile).toBe('7A');
    expect(back.position().target.US).toBeNull();
  });
});

describe('Rulings: casualties', () => {
  const hit = (DE: { hand?: string[]; discard?: string[]; deck?: string[]; supply?: string[] }) =>
    at({ counters: ['US-RIFLEMAN-A@7A', german, 'DE-RIFLEMAN-C@15B'], US: { hand: ['US-RIFLEMAN-A-1'] }, DE })
      .use('US', 'US-RIFLEMAN-A-1', 'Attack')
      .act('US', 'attack', 'DE-RIFLEMAN-A')
      .roll(0);

  test('[UN-RUL-11] the order hand, discard pile, deck is the whole rule', () => {
    const deck = ['DE-RIFLEMAN-A-1', 'DE-RIFLEMAN-C-1', 'DE-SCOUT-C-1'];
    const { DE } = hit({ hand: ['DE-RIFLEMAN-A-2'], deck }).position();
    expect(DE).toMatchObject({ hand: [], deck, removed: ['DE-RIFLEMAN-A-2'] });
  });

  test('[UN-RUL-38] of several copies the one with the lowest id is lost, without a question', () => {
    const table = hit({ hand: ['DE-RIFLEMAN-A-4', 'DE-FOG-1', 'DE-RIFLEMAN-A-2'] });
    expect(table.position().DE.removed).toEqual(['DE-RIFLEMAN-A-2']);
    expect(table.position().DE.hand).toEqual(['DE-RIFLEMAN-A-4', 'DE-FOG-1']);
    expect(table.legal('DE')).toEqual([]);
    expect(table.verbs('US')).toEqual(['end-turn']);
  });

  test('[UN-RUL-39] a deck that was searched is shuffled, also when nothing was found', () => {
    const deck = ['DE-RIFLEMAN-C-1', 'DE-SCOUT-C-1', ...cards('DE-FOG', 1, 2, 3, 4)];
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', german, 'DE-RIFLEMAN-C@15B'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
      DE: { deck },
    });
    const mark = table.log().length;
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A').roll(0);
    expect(table.counter('DE-RIFLEMAN-A')).toBeUndefined();
    expect(table.since(mark).some((line) => /shuffle/i.test(line) && /German/i.test(line))).toBe(true);
    expect(table.position().DE.deck.toSorted()).toEqual(deck.toSorted());
    expect(table.state.random).not.toEqual(at({ counters: [german, 'US-RIFLEMAN-A@7A'] }).state.random);
  });

  test('[UN-RUL-40] a counter comes back ready', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@16A!', 'US-MORTAR@7A', german],
      target: { US: '16A' },
      US: { hand: ['US-MORTAR-1', 'US-SQUADLEADER-A-1'], play: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Blast').blast('US', 'US-RIFLEMAN-A').roll(0);
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire').act('US', 'inspire', 'US-RIFLEMAN-A-1');
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').stop('US');
    expect(table.counter('US-RIFLEMAN-A')).toEqual({ id: 'US-RIFLEMAN-A', tile: '7A', suppressed: false });
  });
});

describe('Rulings: dice', () => {
  test('[UN-RUL-51] the chance of success', () => {
    expect(hitChance(5, 1)).toBeCloseTo(0.6, 12);
    expect(hitChance(7, 4)).toBeCloseTo(0.8704, 12);
    expect(hitChance(10, 3)).toBeCloseTo(0.271, 12);
    // Counted out: every outcome of the dice is as likely as any other.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 3 }), (total, dice) => {
        let successes = 0;
        for (let outcome = 0; outcome < 10 ** dice; outcome++) {
          const faces = String(outcome).padStart(dice, '0').split('').map(Number);
          if (faces.some((face) => face === 0 || face >= total)) successes++;
        }
        expect(hitChance(total, dice)).toBeCloseTo(successes / 10 ** dice, 10);
      }),
    );
    const table = at({
      counters: ['US-RIFLEMAN-A@3B', 'US-MACHINEGUNNER-A@3B', 'DE-RIFLEMAN-A@2B'],
      US: { hand: ['US-MACHINEGUNNER-A-1'] },
    });
    table.use('US', 'US-MACHINEGUNNER-A-1', 'Suppress').act('US', 'suppress', 'DE-RIFLEMAN-A');
    expect(table.dice.chance).toBeCloseTo(0.8704, 12);
  });

  describe('thrown', () => {
    beforeAll(() => rapier.init());

    test('[UN-RUL-52] a tilted die alone is thrown again; the others keep their faces', () => {
      const d10s = Array(4).fill({ kind: 'd10' as const });
      const toss = (seed: number) =>
        throwDice(rapier, { id: 'throw', dice: d10s, seed, gesture: GESTURES.normal }).record;
      let tilted = 0;
      // About one throw in 200 has a tilted die; with the tray as it is, one of the first few of these.
      for (let seed = 101; seed <= 700 && tilted === 0; seed++) {
        const record = toss(seed);
        const [first, again, ...more] = record.segments;
        if (!first || again?.why !== 'cocked' || more.length > 0 || again.dice.length > 1) continue;
        tilted++;
        const track = openTrack(record.track);
        for (const [die, { kind, turn }] of record.dice.entries()) {
          const end = shownFace(kind, turn, track.end(die));
          expect(end.face).toBe(record.faces[die]);
          if (again.dice.includes(die)) continue;
          // Read when the first throw lay still, and the same at the very end.
          expect(shownFace(kind, turn, track.pose(die, again.at)).face).toBe(record.faces[die]);
        }
      }
      expect(tilted).toBeGreaterThan(0);
    });

    test('[UN-RUL-52] more than four dice are thrown in batches of up to four', () => {
      const dice = Array(6).fill({ kind: 'd10' as const });
      const { record } = throwDice(rapier, { id: 'throw', dice, seed: 5, gesture: GESTURES.normal });
      expect(HANDFUL).toBe(4);
      const batches = record.segments.filter(({ why }) => why === 'throw').map((segment) => segment.dice);
      expect(batches).toEqual([
        [0, 1, 2, 3],
        [4, 5],
      ]);
      expect(record.faces).toHaveLength(6);
    });
  });

  test('[UN-RUL-52] an action of a value above four asks for its dice in batches', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-MACHINEGUNNER-A@7A', german],
      US: { play: ['US-MACHINEGUNNER-A-1'] },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
      playing: {
        card: 'US-MACHINEGUNNER-A-1',
        action: 'Attack',
        assault: { counter: 'DE-RIFLEMAN-A', defence: 9, dice: 5, faces: [], asked: 4 },
      },
    });
    expect(table.dice.dice).toHaveLength(4);
    table.roll(1, 2, 3, 9);
    expect(table.dice.dice).toHaveLength(4);
    expect(table.position().DE.removed).toEqual([]);
    table.roll(1, 2, 3, 4);
    expect(table.dice.dice).toHaveLength(1);
    table.roll(1);
    // One success among the nine dice of all three batches: one card.
    expect(table.position().DE).toMatchObject({ hand: [], removed: ['DE-RIFLEMAN-A-1'] });
    expect(table.verbs('US')).toEqual(['end-turn']);
  });

  test('[UN-RUL-52] a die is read at rest and flat in the tray, or thrown again', () => {
    const dice = [{ kind: 'd10' as const }];
    const { track } = throwDice(rapier, { id: 'throw', dice, seed: 9, gesture: GESTURES.normal }).record;
    const { at: place, turned } = openTrack(track).end(0);
    const tilt = (degrees: number): Quat => {
      const half = (degrees * Math.PI) / 360;
      return multiply([Math.sin(half), 0, 0, Math.cos(half)], turned);
    };
    const flat = read('d10', { at: place, turned }, true);
    expect(flat).toHaveProperty('face');
    expect(read('d10', { at: place, turned: tilt(4) }, true)).toEqual(flat);
    expect(read('d10', { at: place, turned: tilt(6) }, true)).toEqual({ rethrow: 'cocked' });
    expect(read('d10', { at: place, turned }, false)).toEqual({ rethrow: 'restless' });
    expect(read('d10', { at: [200, place[1], 0], turned }, true)).toEqual({ rethrow: 'outside' });
  });
});
