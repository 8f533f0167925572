import * as rapier from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import { diceStatistics, sumOf } from '../../src/app/stats/dice.ts';
import { loadPlayer } from '../../src/bots/registry.ts';
import { Session } from '../../src/machines/session/session.ts';
import { undaunted } from '../../src/machines/undaunted/game.ts';
import { flick, GESTURES, type Gesture, quantise } from '../../src/models/dice/gesture.ts';
import { figureOn, topFace } from '../../src/models/dice/group.ts';
import { throwDice } from '../../src/models/dice/physics/throw-dice.ts';
import { TRAY_PLAN, type TrayPlan } from '../../src/models/dice/physics/tray-world.ts';
import type { DiceRequest } from '../../src/models/dice/request.ts';
import type { ThrowRecord } from '../../src/models/dice/throw-record.ts';
import { openTrack } from '../../src/models/dice/track.ts';
import type { BodyPose } from '../../src/models/dice/tray.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { ThrowCore } from '../../src/scene/tray/throw-core.ts';
import { playOut } from '../../tools/oracles/oracles.ts';
import { physicsDice } from '../../tools/referee/physics.ts';

const LONG = 60_000;
const FOUR = Array.from({ length: 4 }, () => ({ kind: 'd10' as const }));
const order = (seed: number, gesture: Gesture = GESTURES.normal) => ({ id: 'test', dice: FOUR, seed, gesture });

beforeAll(() => rapier.init());

/** Share of the throws that rest within so many simulated seconds. */
function within(seconds: number, gesture: Gesture, throws: number): number {
  const rested = Array.from({ length: throws }, (_, seed) => throwDice(rapier, order(seed, gesture)).tally.seconds);
  return rested.filter((time) => time <= seconds).length / throws;
}

describe('a roll', () => {
  it.each(['slow', 'normal', 'fast'] as const)(
    'of four dice rests within 1.2 simulated seconds in 95 of 100 throws: %s',
    { timeout: LONG },
    (name) => {
      expect(within(1.2, GESTURES[name], 100)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('reads a die anew that a later one knocked over', { timeout: LONG }, () => {
    // Dice and walls so rough that many dice are thrown again, into those that lie.
    const rough = { friction: 2, restitution: 0.1 };
    const plan: TrayPlan = { ...TRAY_PLAN, wall: rough, die: { d10: rough, d6: rough, coin: rough } };
    let knocked = 0;
    for (let seed = 0; seed < 120; seed++) {
      const { record } = throwDice(rapier, order(seed), plan);
      const again = record.segments.find(({ why }) => why !== 'throw');
      if (!again) continue;
      const track = openTrack(record.track);
      record.dice.forEach(({ kind, turn }, die) => {
        const face = ({ turned }: BodyPose) => figureOn(kind, topFace(kind, turned).face, turn);
        expect(record.faces[die]).toBe(face(track.end(die)));
        if (!again.dice.includes(die) && face(track.pose(die, again.at - 0.01)) !== record.faces[die]) knocked++;
      });
    }
    expect(knocked).toBeGreaterThan(0);
  });

  it('is held within bounds however a hand in a headset flings it', () => {
    for (const fling of [1e9, -1e9, Number.NaN, Number.POSITIVE_INFINITY, 0]) {
      for (const gesture of [quantise({ speed: fling, aim: fling, from: fling }), flick(fling, fling, fling)]) {
        expect(gesture.speed).toBeGreaterThanOrEqual(GESTURES.slow.speed);
        expect(gesture.speed).toBeLessThanOrEqual(GESTURES.fast.speed);
        expect(throwDice(rapier, order(3, gesture)).tally.outside).toBe(0);
      }
    }
  });
});

/** Shows one throw with a clock of so many pictures a second; what was told at its end and where the dice lay. */
function show(pictures: number, pace: number): { settled: ThrowRecord[]; lying: BodyPose[] } {
  let time = 7;
  const settled: ThrowRecord[] = [];
  const core = new ThrowCore({
    now: () => time,
    later: () => () => undefined,
    speed: () => pace,
    still: () => false,
    onChange: () => undefined,
    onThrown: () => undefined,
    onSettled: (record) => settled.push(record),
    onFailure: (error) => {
      throw error;
    },
  });
  core.load((asked) => throwDice(rapier, asked).record);
  const request = { id: 'test', dice: FOUR, purpose: '', seat: 'US', need: '', succeeds: [], chance: 1 };
  core.ask(request as DiceRequest, 12);
  core.throwNow(GESTURES.normal);
  for (let picture = 0; core.moving && picture < 100_000; picture++) {
    time += 1 / pictures;
    core.tick();
  }
  return { settled, lying: FOUR.map((_, die) => core.pose(die)) };
}

describe('the same throw', () => {
  it.each([30, 60, 144, 7])('comes to the same faces and places at %i pictures a second', (pictures) => {
    const shown = show(pictures, 1);
    expect(shown.settled).toEqual([throwDice(rapier, order(12)).record]);
    expect(shown).toEqual(show(1000, 1));
  });

  it('is no other at any pace, nor after the pace was changed many times', () => {
    const first = show(60, 1);
    for (const pace of [0.1, 0.5, 2, 8, 0.25, 4, 1, 100, 1]) expect(show(60, pace)).toEqual(first);
  });
});

it('one record: tray, journal, log, replay and statistics show the same dice', { timeout: LONG }, async () => {
  const game = undaunted as unknown as Game;
  const player = await loadPlayer(game.id, 'rule');
  const setup = { game: game.id, scenario: 'la-raye', seed: 11 };
  const dice = await physicsDice(11);
  const played = playOut(game, setup, { US: player, DE: player }, dice, seeded(11));
  const session = Session.open(game, JSON.parse(JSON.stringify(played.journal)));
  const told: number[] = [];
  let thrown = 0;
  session.journal.entries.forEach((entry, index) => {
    if (!isDice(entry)) return;
    thrown += entry.faces.length;
    expect(entry.thrown?.faces).toEqual(entry.faces);
    const track = openTrack(entry.thrown?.track ?? '');
    entry.thrown?.dice.forEach(({ kind, turn }, die) => {
      expect(figureOn(kind, topFace(kind, track.end(die).turned).face, turn)).toBe(entry.faces[die]);
    });
    const lines = session.log('spectator').filter((line) => line.entry === index);
    const [, faces] =
      /^Dice: ([\d, ]+) \(/.exec(lines.map(({ text }) => text).find((text) => /^Dice/.test(text)) ?? '') ?? [];
    expect(faces).toBe(entry.faces.join(', '));
    told.push(...entry.faces.map(Number));
  });
  expect(thrown).toBeGreaterThan(10);
  const [counted] = diceStatistics(session).kinds;
  expect(counted?.faces.map(({ counts }) => sumOf(counts))).toEqual(
    counted?.faces.map(({ face }) => told.filter((each) => each === face).length),
  );
});
