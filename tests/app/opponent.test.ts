// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BotClient, type Thread } from '../../src/app/bots/client.ts';
import { Cell } from '../../src/app/cell.ts';
import { askAdvice } from '../../src/app/opponent/advise.ts';
import { type Bots, peopleOf, playersOf, rematchBots, usableBots } from '../../src/app/opponent/bots.ts';
import { Opponent } from '../../src/app/opponent/opponent.ts';
import { marksOf } from '../../src/app/play/marks.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { NO_TRAY, type Throwing } from '../../src/app/play/throwing.ts';
import type { Answer, Errand } from '../../src/bots/worker.ts';
import { Session } from '../../src/machines/session/session.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import { STONES_SETUP, stones, stonesOf } from './fake-game.ts';

const PACE = 500;
const SEATS = ['N', 'S'];

/** A thread that answers when the test says so. */
class FakeThread implements Thread {
  readonly asked: Errand[] = [];
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  postMessage(errand: Errand): void {
    this.asked.push(errand);
  }
  terminate(): void {
    this.onmessage = null;
  }
  get last(): Errand {
    const errand = this.asked.at(-1);
    if (!errand) throw new Error('nothing was asked');
    return errand;
  }
  async say(answer: Omit<Answer, 'id'>, to = this.last): Promise<void> {
    this.onmessage?.({ data: { ...answer, id: to.id } } as MessageEvent<Answer>);
    await vi.advanceTimersByTimeAsync(0);
  }
  /** Decides for the action of this verb and noun. */
  decide(verb: string, noun?: string, to = this.last): Promise<void> {
    const action = to.actions.find((entry) => entry.verb === verb && (noun === undefined || entry.noun === noun));
    if (!action) throw new Error(`no ${verb} ${noun}`);
    return this.say({ kind: 'choice', choice: { action, why: `because of ${verb}` } } as Omit<Answer, 'id'>, to);
  }
}

/** A game at the table with its opponent. */
function table(bots: Bots = { S: 'random' }, session = Session.begin(stones, STONES_SETUP)) {
  const store = new PlayStore(session);
  store.sit(peopleOf(SEATS, bots));
  const thread = new FakeThread();
  const dice = new Cell<Throwing>(NO_TRAY);
  const control = { throwNow: vi.fn<() => void>(), skip: vi.fn<() => void>() };
  const onSeated = vi.fn<(bots: Bots) => void>();
  const client = new BotClient(() => thread);
  const opponent = new Opponent({ store, bots, client, dice, pace: () => PACE, onSeated });
  opponent.begin();
  return { store, session, thread, dice, control, onSeated, opponent };
}

const pause = () => vi.advanceTimersByTimeAsync(PACE);
const verbs = (session: Session): string[] =>
  session.journal.entries.map((entry) => (isDice(entry) ? 'dice' : `${entry.seat} ${entry.action.verb}`));

/** N and S have bid, S the higher, and S is to move. */
async function inItsTurn(bots?: Bots) {
  const all = table(bots);
  all.store.point('n1');
  await all.thread.decide('bid', 's2');
  await pause();
  expect(stonesOf(all.session).turn).toBe('S');
  return all;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one player against the program', () => {
  it('is asked for nothing but its own seat, with its own view, and decides after a pause', async () => {
    const { thread, session, store } = table();
    store.point('n1');
    expect(thread.asked).toHaveLength(1);
    expect(thread.last).toMatchObject({ seat: 'S', player: 'random', view: { viewer: 'S' } });
    await thread.decide('bid', 's2');
    expect(session.length).toBe(1);
    await pause();
    expect(verbs(session)).toEqual(['N bid', 'S bid']);
    expect(store.get()).toMatchObject({ seated: 'N', handTo: null });
  });

  it('comes last where both decide in secret: nothing changes under the person’s hands', async () => {
    const { thread, opponent, store, session } = table();
    await pause();
    expect(thread.asked).toHaveLength(0);
    expect(opponent.get().at).toBe('nothing');
    store.point('n2');
    expect(thread.last.seat).toBe('S');
    expect(verbs(session)).toEqual(['N bid']);
  });

  it('never hands over, and shows the page from the eyes of the person', async () => {
    const { store } = await inItsTurn();
    expect(store.get()).toMatchObject({ seated: 'N', handTo: null, options: [] });
    expect(JSON.stringify({ ...store.get(), ui: null })).not.toMatch(/"(Card )?s[12]"/);
  });

  it('keeps the reason of a decision to itself that not everybody saw, and tells the others', async () => {
    const { thread, opponent, store } = table();
    store.point('n1');
    await thread.decide('bid', 's1');
    await pause();
    expect(opponent.get().said).toBeNull();
    const open = await inItsTurn();
    await open.thread.decide('step');
    await pause();
    expect(open.opponent.get().said).toEqual({ seat: 'S', why: 'because of step' });
    const last = open.session.length - 1;
    expect([...open.store.get().ui.reasons]).toEqual([[last, 'because of step']]);
  });

  it('forgets the reason of a decision that was taken back', async () => {
    const { store, session, thread } = await inItsTurn();
    await thread.decide('step');
    await pause();
    expect(store.get().ui.reasons.size).toBe(1);
    session.undo('S');
    store.refresh();
    expect(store.get().ui.reasons.size).toBe(0);
  });

  it('drops an answer for a seat that a person has taken since, and asks anew when it is given back', async () => {
    const { thread, session, store, opponent } = table();
    store.point('n1');
    const first = thread.last;
    opponent.release('S');
    opponent.seat({ S: 'random' });
    expect(thread.asked).toHaveLength(2);
    await thread.decide('bid', 's1', first);
    await pause();
    expect(verbs(session)).toEqual(['N bid']);
    await thread.decide('bid', 's1');
    await pause();
    expect(verbs(session)).toEqual(['N bid', 'S bid']);
  });

  it('drops a decision that waits for its pause when a person takes the seat first', async () => {
    const { thread, session, store, opponent } = table();
    store.point('n1');
    await thread.decide('bid', 's2');
    opponent.release('S');
    await pause();
    expect(verbs(session)).toEqual(['N bid']);
  });

  it('throws its own dice once they lie in the tray, and not those of the person', async () => {
    const { thread, session, store, dice, control } = await inItsTurn();
    await thread.decide('throw');
    await pause();
    const id = session.state.pending?.id ?? '';
    await pause();
    expect(control.throwNow).not.toHaveBeenCalled();
    dice.set({ request: id, rolling: false, control, problem: '' });
    await pause();
    expect(control.throwNow).toHaveBeenCalledTimes(1);
    dice.set({ ...dice.get(), rolling: true });
    await pause();
    store.settle(id, [5]);
    await thread.decide('end-turn');
    await pause();
    store.act({ verb: 'throw' });
    dice.set({ request: session.state.pending?.id ?? '', rolling: false, control, problem: '' });
    await pause();
    expect(control.throwNow).toHaveBeenCalledTimes(1);
  });

  it('goes on in the middle of its turn after the page was loaded again', async () => {
    const { session } = await inItsTurn();
    const again = table({ S: 'random' }, Session.open(stones, session.journal));
    expect(again.thread.last.seat).toBe('S');
    await again.thread.decide('end-turn');
    await pause();
    expect(again.store.get()).toMatchObject({ seated: 'N', handTo: null });
    expect(again.store.get().options.length).toBeGreaterThan(0);
  });

  it('leaves undo to the four rules: to the last decision of the person, never past its own', async () => {
    const { thread, store, session } = await inItsTurn();
    expect(store.get().undo?.clause).toMatch(/^KERNEL-UNDO/);
    await thread.decide('end-turn');
    await pause();
    expect(store.get().undo?.clause).toBe('KERNEL-UNDO-02');
    const { length } = session;
    store.act({ verb: 'step', noun: '2' });
    store.undo();
    expect(session.length).toBe(length);
    expect(thread.asked.at(-1)?.seat).toBe('S');
  });
});

describe('a failure of the program', () => {
  it('is told; asked again it decides', async () => {
    const { thread, opponent, session } = await inItsTurn();
    await thread.say({ kind: 'failure', message: 'out of ideas' } as Omit<Answer, 'id'>);
    expect(opponent.get()).toMatchObject({ at: 'failed', seat: 'S', problem: 'out of ideas' });
    const asked = thread.asked.length;
    await pause();
    expect(thread.asked).toHaveLength(asked);
    opponent.again();
    expect(opponent.get()).toMatchObject({ at: 'thinking', problem: '' });
    await thread.decide('end-turn');
    await pause();
    expect(verbs(session).at(-1)).toBe('S end-turn');
  });

  it('lets the person play the seat, from then on and in the saved game', async () => {
    const { thread, opponent, store, onSeated } = await inItsTurn();
    await thread.say({ kind: 'failure', message: 'out of ideas' } as Omit<Answer, 'id'>);
    opponent.release('S');
    expect(onSeated).toHaveBeenCalledWith({});
    expect(store.get()).toMatchObject({ seated: null, handTo: 'S' });
    expect(opponent.get()).toMatchObject({ at: 'nothing', bots: {} });
  });

  it('covers a decision that the rules refuse', async () => {
    const { thread, opponent, session } = await inItsTurn();
    const { length } = session;
    await thread.say({ kind: 'choice', choice: { action: { verb: 'step', noun: '3' }, why: '' } } as Omit<
      Answer,
      'id'
    >);
    await pause();
    expect(opponent.get()).toMatchObject({ at: 'failed', problem: 'The stone moves to a tile beside it.' });
    expect(session.length).toBe(length);
  });
});

describe('program against program', () => {
  it('plays both seats under the eyes of a spectator, with pause and single steps', async () => {
    const { thread, opponent, session, store } = table({ N: 'random', S: 'random' });
    expect(opponent.isShow).toBe(true);
    expect(store.get()).toMatchObject({ seated: null, handTo: null, options: [] });
    expect(thread.last.seat).toBe('N');
    await thread.decide('bid', 'n1');
    opponent.pause(true);
    await pause();
    expect(session.length).toBe(0);
    opponent.step();
    await thread.decide('bid', 'n1');
    await pause();
    await pause();
    expect(verbs(session)).toEqual(['N bid']);
    opponent.pause(false);
    await thread.decide('bid', 's1');
    await pause();
    expect(verbs(session)).toEqual(['N bid', 'S bid']);
  });

  it('shows every side’s secrets to who asks for them, but only while nobody plays', async () => {
    const { opponent, store, thread } = table({ N: 'random', S: 'random' });
    const secrets = () => JSON.stringify(store.get().pieces).match(/"Card [ns][12]"/g) ?? [];
    expect(secrets()).toEqual([]);
    store.watch(true);
    expect(store.get().viewer).toBe('caster');
    expect(secrets().length).toBeGreaterThan(2);
    await thread.decide('bid', 'n1');
    await pause();
    expect(store.get().ui.reasons.size).toBe(1);
    opponent.seat({ S: 'random' });
    expect(store.get().viewer).toBe('N');
    expect(store.get().ui.reasons.size).toBe(0);
    expect(secrets().join()).not.toMatch(/s[12]/);
  });
});

describe('advice', () => {
  it('is given for the seat at the screen, glows on the table, and is forgotten with the next decision', async () => {
    const { store } = table();
    const thread = new FakeThread();
    const asked = askAdvice(store, new BotClient(() => thread));
    expect(store.get().ui.advice).toEqual({ kind: 'thinking' });
    expect(thread.last).toMatchObject({ seat: 'N', player: null, view: { viewer: 'N' } });
    const ideas = [{ action: { verb: 'bid', noun: 'n2' }, chance: 0.6, why: 'it is high' }];
    await thread.say({ kind: 'hint', ideas } as Omit<Answer, 'id'>);
    await asked;
    expect(store.get().ui.advice).toMatchObject({ kind: 'ideas', ideas: [{ option: 1, chance: 0.6 }] });
    expect(marksOf(store.get()).get('n2')).toContain('chosen');
    expect(marksOf(store.get()).get('n1')).not.toContain('chosen');
    store.point('n1');
    expect(store.get().ui.advice).toBeNull();
  });
});

describe('who plays', () => {
  it('takes from a save only seats and players that there are', () => {
    expect(usableBots({ S: 'random', X: 'random', N: 'nobody' }, 'stones', SEATS)).toEqual({ S: 'random' });
    expect(usableBots(undefined, 'stones', SEATS)).toEqual({});
  });

  it('names them, and exchanges them in a rematch', () => {
    expect(playersOf(SEATS, {})).toEqual({ N: 'Player 1', S: 'Player 2' });
    expect(playersOf(SEATS, { S: 'search-hard' })).toEqual({ N: 'You', S: 'Program (hard)' });
    expect(rematchBots(SEATS, { S: 'rule' }, true)).toEqual({ N: 'rule' });
    expect(rematchBots(SEATS, { S: 'rule' }, false)).toEqual({ S: 'rule' });
  });
});
