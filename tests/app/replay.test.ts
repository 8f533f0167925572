import { describe, expect, it } from 'vitest';
import { cutJournal } from '../../src/app/replay/cut.ts';
import { frameOf, linesByEntry } from '../../src/app/replay/frame.ts';
import { pressReplay } from '../../src/app/replay/keys.ts';
import { ReplayStore } from '../../src/app/replay/store.ts';
import { markAt, turnMarks, turnStep } from '../../src/app/replay/turns.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { ThrowRecord } from '../../src/models/dice/throw-record.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { digest } from '../../src/rules/kernel/digest.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import { STONES_SETUP, stones } from './fake-game.ts';
import { fierceGame } from './replay-kit.ts';

const RECORD = { id: 'throw-1', track: '' } as ThrowRecord;

/** A game of a few entries with two recorded throws; won by the second unless it is cut off before. */
function played(finished = true): Session {
  const session = Session.begin(stones as unknown as Game, STONES_SETUP);
  session.act('N', { verb: 'bid', noun: 'n2' });
  session.act('S', { verb: 'bid', noun: 's1' });
  session.act('N', { verb: 'throw' });
  session.settle('throw-1', [6], RECORD);
  session.act('N', { verb: 'step', noun: '2' });
  session.act('N', { verb: 'end-turn' });
  session.act('S', { verb: 'end-turn' });
  if (!finished) return session;
  session.act('N', { verb: 'throw' });
  session.settle('throw-2', [5], RECORD);
  return session;
}

describe('a game played back', () => {
  it('stops at either end, however far it is sent', () => {
    const store = new ReplayStore(played());
    store.jump(1000);
    expect(store.get().at).toBe(9);
    store.step(1);
    expect(store.get().at).toBe(9);
    store.jump(-5);
    store.step(-1);
    expect(store.get().at).toBe(0);
  });

  it('shows a recorded throw before what came of it, and skips it in a jump', () => {
    const store = new ReplayStore(played());
    store.jump(3);
    store.step(1);
    expect(store.get()).toMatchObject({
      at: 3,
      rolling: { record: RECORD, faces: [6], purpose: 'A throw for a point' },
    });
    store.land({ ...RECORD });
    expect(store.get().at).toBe(3);
    store.land(RECORD);
    expect(store.get()).toMatchObject({ at: 4, rolling: null });
    store.jump(3);
    store.jump(4);
    expect(store.get()).toMatchObject({ at: 4, rolling: null, jumped: true });
  });

  it('ends a roll with a second step, gives it up with a step back', () => {
    const store = new ReplayStore(played());
    store.jump(3);
    store.step(1);
    store.step(1);
    expect(store.get()).toMatchObject({ at: 4, rolling: null });
    store.jump(3);
    store.step(1);
    store.step(-1);
    expect(store.get()).toMatchObject({ at: 3, rolling: null });
  });

  it('shows no roll where motion is reduced', () => {
    const store = new ReplayStore(played());
    store.still = true;
    store.jump(3);
    store.step(1);
    expect(store.get()).toMatchObject({ at: 4, rolling: null });
  });

  it('plays to the end and stops there, and then from the start', () => {
    const store = new ReplayStore(played());
    store.still = true;
    store.toggle();
    for (let step = 0; step < store.length; step++) {
      expect(store.get().playing).toBe(true);
      store.step(1);
    }
    expect(store.get()).toMatchObject({ at: 9, playing: false });
    store.toggle();
    expect(store.get()).toMatchObject({ at: 0, playing: true });
  });

  it('can be driven by keys', () => {
    const store = new ReplayStore(played());
    const pressed = (key: string) => {
      expect(pressReplay(key, store)).toBe(true);
      return store.get();
    };
    expect(pressed('end').at).toBe(9);
    expect(pressed('arrowleft').at).toBe(8);
    expect(pressed('home').at).toBe(0);
    expect(pressed('space').playing).toBe(true);
    expect(pressed('+').speed).toBe(2);
    expect(pressed('-').speed).toBe(1);
    expect(pressed('pagedown').at).toBe(2);
    expect(pressed('pageup').at).toBe(0);
    expect(pressReplay('q', store)).toBe(false);
  });
});

describe('secrets of a game that goes on', () => {
  it('are shown to nobody who has not said so', () => {
    const store = new ReplayStore(played(false));
    expect(store.get().viewer).toBe('spectator');
    for (const viewer of ['N', 'S', 'caster']) expect(store.look(viewer)).toBe(false);
    expect(store.get().viewer).toBe('spectator');
    store.change({ secrets: true });
    expect(store.look('N')).toBe(true);
    expect(store.get().viewer).toBe('N');
  });

  it('are no secrets any more once it is over', () => {
    const store = new ReplayStore(played());
    expect(store.guarded).toBe(false);
    expect(['N', 'S', 'spectator', 'caster'].every((viewer) => store.look(viewer))).toBe(true);
  });

  it('stand neither in the frames nor in the log that an onlooker sees', () => {
    const session = played(false);
    for (let at = 0; at <= session.length; at++) {
      const { pieces, happened } = frameOf(session, at, 'spectator');
      expect(JSON.stringify([pieces, happened])).not.toMatch(/\b[ns][12]\b/);
    }
    expect(JSON.stringify(new ReplayStore(session).log('spectator'))).not.toMatch(/\b[ns][12]\b/);
    expect(JSON.stringify(frameOf(session, 1, 'N'))).toMatch(/\bn2\b/);
  });
});

describe('turns', () => {
  const session = fierceGame(4, 200);
  const marks = turnMarks(session);

  it('begin where the public title changes, and rounds where its head does', () => {
    expect(marks[0]).toMatchObject({ at: 0, title: 'Round 1, determine initiative', round: 'Round 1', seat: null });
    for (const { at, title } of marks) {
      const state = session.at(at);
      expect(session.game.status(session.game.view(state, 'spectator')).title).toBe(title);
    }
    const rounds = marks.flatMap(({ round }) => (round === '' || round.startsWith('Game over') ? [] : [round]));
    expect(rounds).toEqual(rounds.map((_, index) => `Round ${index + 1}`));
    expect(rounds.length).toBeGreaterThan(1);
    expect(marks.some(({ seat }) => seat === 'US') && marks.some(({ seat }) => seat === 'DE')).toBe(true);
  });

  it('are gone through one by one', () => {
    const [, second, third] = marks;
    if (!second || !third) throw new Error('expected three turns');
    expect(turnStep(marks, 0, 1, session.length)).toBe(second.at);
    expect(turnStep(marks, third.at, -1, session.length)).toBe(second.at);
    expect(turnStep(marks, session.length, 1, session.length)).toBe(session.length);
    expect(markAt(marks, third.at)).toBe(third);
    expect(markAt(marks, third.at - 1)).toBe(second);
  });

  it('gather the lines of the log by their entry, none lost', () => {
    const log = session.log('spectator');
    const groups = linesByEntry(log);
    expect(groups.flatMap(({ texts }) => texts)).toEqual(log.map(({ text }) => text));
    expect(groups.map(({ entry }) => entry)).toEqual([...new Set(log.map(({ entry }) => entry))]);
  });
});

describe('playing on from a step', () => {
  it('starts from exactly the state that the replay shows there, whatever the step', () => {
    const session = fierceGame(9, 120);
    const { journal } = session;
    for (let at = 0; at <= session.length; at += 7) {
      const branch = Session.open(session.game, cutJournal(journal, at));
      expect(branch.length).toBe(at);
      expect(digest(branch.state)).toBe(digest(session.at(at)));
    }
  });

  it('leads to the same end where the same is done from there', () => {
    const session = fierceGame(9, 120);
    const { journal } = session;
    const branch = Session.open(session.game, cutJournal(journal, 50));
    for (const entry of journal.entries.slice(50)) {
      const refusal = isDice(entry) ? branch.settle(entry.dice, entry.faces) : branch.act(entry.seat, entry.action);
      expect(refusal).toBeNull();
    }
    expect(digest(branch.state)).toBe(digest(session.state));
  });
});
