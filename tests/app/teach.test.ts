import { describe, expect, it } from 'vitest';
import { askedOf, begins, fits, guidanceOf, type Progress, progressOf, replyOf } from '../../src/app/teach/guide.ts';
import { Session } from '../../src/machines/session/session.ts';
import { undaunted } from '../../src/machines/undaunted/game.ts';
import { LESSONS } from '../../src/models/undaunted/lessons/index.ts';
import type { Lesson } from '../../src/models/undaunted/lessons/lesson.ts';
import rules from '../../src/models/undaunted/rules.json';
import { emptyJournal } from '../../src/rules/kernel/journal.ts';
import { drawInt, seeded } from '../../src/rules/kernel/random.ts';

const lesson = LESSONS[0] as Lesson;

const begin = (from: Lesson = lesson): Session => {
  const { game, scenario, seed, position } = from;
  return Session.begin(undaunted, { game, scenario, seed, position }) as Session;
};

/** Seat and decision, or dice faces, or a step read. */
type Move = 'read' | 'throw' | 'do' | 'watch';

/** Does what the lesson asks until it is over or `stop` says so; faces come from `face`. */
function pupil(session: Session, face: () => number, stop: (now: Progress) => boolean = () => false, from = lesson) {
  let read = 0;
  const moves: Move[] = [];
  for (let turn = 0; turn < 400; turn++) {
    const now = progressOf(from, session, read);
    if (now.step >= from.steps.length || now.astray || stop(now)) return { now, moves, read };
    const step = from.steps[now.step];
    const { pending } = session.state;
    const reply = pending ? null : replyOf(from, session, now);
    if (pending) {
      expect(session.settle(pending.id, pending.dice.map(face))).toBeNull();
      moves.push('throw');
    } else if (step?.kind === 'read') {
      read = now.step + 1;
      moves.push('read');
    } else if (reply) {
      expect(
        session.act('DE', { verb: reply.verb, ...(reply.noun === undefined ? {} : { noun: reply.noun }) }),
      ).toBeNull();
      moves.push('watch');
    } else {
      const asked = askedOf(from, session, now);
      if (!asked) throw new Error(`step ${now.step} (${step?.say}) asks for nothing that is legal`);
      expect(session.act('US', asked)).toBeNull();
      moves.push('do');
    }
  }
  throw new Error('the lesson did not come to an end');
}

describe('the first game', () => {
  it('is won by always doing what it asks, for 50 series of dice, with not one step out of place', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 50; seed++) {
      const random = seeded(seed);
      const session = begin();
      const { now } = pupil(
        session,
        () => drawInt(random, 10),
        ({ step }) => {
          seen.add(step);
          return false;
        },
      );
      expect(now).toMatchObject({ astray: false, step: lesson.steps.length });
      expect(undaunted.outcome(session.state as never)).toMatchObject({ winner: 'US', clause: 'UN-END-03' });
    }
    expect(seen.size).toBe(lesson.steps.length);
  });

  it.each([9, 1])('is won with every die showing %i', (face) => {
    const session = begin();
    expect(pupil(session, () => face).now.astray).toBe(false);
    expect(session.state.over?.winner).toBe('US');
  });

  it('asks for a legal action at once, in one short sentence at a time, and names clauses of the rules', () => {
    expect(lesson.steps[0]?.kind).toBe('do');
    const clauses = new Set(rules.map(({ id }) => id));
    for (const { say, clause } of lesson.steps) {
      expect(say.match(/[.?](\s|$)/g)).toHaveLength(1);
      expect(say.length).toBeLessThanOrEqual(130);
      expect(clauses).toContain(clause);
    }
  });

  it('lets only pieces glow that lie on the table then', () => {
    const session = begin();
    pupil(
      session,
      () => 9,
      ({ step }) => {
        const there = new Set(undaunted.table(undaunted.view(session.state as never, 'US')).map(({ id }) => id));
        for (const id of lesson.steps[step]?.glow ?? []) expect(there, `step ${step}`).toContain(id);
        return false;
      },
    );
  });

  it('teaches every rule that it promises', () => {
    const verbs = lesson.steps.flatMap((step) => (step.kind === 'do' ? step.wait : []));
    const done = new Set(verbs.map(({ verb, noun }) => (verb === 'use' ? `use ${noun}` : verb)));
    for (const name of [
      ...['bid', 'play', 'use Scout', 'scout', 'use Move', 'move', 'use Bolster', 'bolster', 'end-turn', 'ready'],
      ...['use Control', 'use Attack', 'attack', 'use Command', 'draw', 'use Suppress', 'suppress', 'hunker-down'],
    ]) {
      expect(done).toContain(name);
    }
  });
});

describe('progress', () => {
  const scouting = (now: Progress) => lesson.steps[now.step]?.say.startsWith('Scout 2') === true;

  it('is found again from the journal', () => {
    const session = begin();
    const { now, read } = pupil(session, () => 9, scouting);
    const again = Session.open(undaunted, session.journal) as Session;
    expect(progressOf(lesson, again, read)).toEqual(now);
  });

  it('goes back with undo', () => {
    const session = begin();
    const { now, read } = pupil(session, () => 9, scouting);
    expect(session.undo('US')).toBeNull();
    const back = progressOf(lesson, session, read);
    expect(back.step).toBeLessThan(now.step);
    expect(askedOf(lesson, session, back)).toEqual({ verb: 'scout', noun: '13B' });
  });

  it('is at an end where the player did something else', () => {
    const session = begin();
    expect(session.act('US', { verb: 'bid', noun: 'US-SCOUT-A-1' })).toBeNull();
    const now = progressOf(lesson, session, 0);
    expect(now.astray).toBe(true);
    expect(guidanceOf(lesson, now)).toBeNull();
    expect(replyOf(lesson, session, now)).toBeNull();
  });

  it('goes by where the game was begun', () => {
    const { setup } = begin();
    expect(begins(lesson, { ...setup, seed: 7 })).toBe(true);
    expect(begins(lesson, { ...setup, position: undefined })).toBe(false);
    expect(begins(lesson, emptyJournal({ game: 'undaunted', scenario: 'la-raye', seed: 1 }).setup)).toBe(false);
  });
});

describe('what is held back', () => {
  it('is all but what the step asks for', () => {
    const session = begin();
    const guidance = guidanceOf(lesson, progressOf(lesson, session, 0));
    const legal = undaunted.legalActions(session.state as never, 'US');
    expect(legal.filter((action) => guidance?.asks(action))).toEqual([{ verb: 'bid', noun: 'US-SQUADLEADER-B-1' }]);
    expect(legal.length).toBe(4);
    expect(guidance?.later).not.toBe('');
  });

  it('knows patterns with one noun, several and any', () => {
    expect(fits({ verb: 'move', noun: '7A' }, { verb: 'move', noun: '7A' })).toBe(true);
    expect(fits({ verb: 'move', noun: '7A' }, { verb: 'move', noun: '8A' })).toBe(false);
    expect(fits({ verb: 'move', noun: ['7A', '8A'] }, { verb: 'move', noun: '8A' })).toBe(true);
    expect(fits({ verb: 'bolster' }, { verb: 'bolster', noun: 'US-SCOUT-A-3' })).toBe(true);
    expect(fits({ verb: 'stop' }, { verb: 'end-turn' })).toBe(false);
  });
});

describe('the other side', () => {
  it('leaves out what is not legal and comes to the end of its turn', () => {
    const steps = lesson.steps.map((step) =>
      step.kind === 'watch' && step.moves.some(({ noun }) => noun === 'DE-SCOUT-A-1')
        ? { ...step, moves: [{ verb: 'play', noun: 'DE-SNIPER-1' }, ...step.moves.slice(1)] }
        : step,
    );
    const changed = { ...lesson, steps };
    const session = begin(changed);
    const theirs = pupil(
      session,
      () => 9,
      (now) => changed.steps[now.step]?.clause === 'UN-DRAW-01',
      changed,
    );
    expect(theirs.now.astray).toBe(false);
    const played = session.journal.entries.flatMap((entry) =>
      'seat' in entry && entry.seat === 'DE' && entry.action.verb === 'play' ? [entry.action.noun] : [],
    );
    expect(played).toEqual(['DE-RIFLEMAN-A-1']);
  });

  it('ends its turn where its script has nothing left', () => {
    const steps = lesson.steps.map((step) =>
      step.kind === 'watch' && step.moves.length > 1 ? { ...step, moves: step.moves.slice(0, 2) } : step,
    );
    const changed = { ...lesson, steps };
    const session = begin(changed);
    const { now } = pupil(
      session,
      () => 9,
      (at) =>
        changed.steps[at.step]?.clause === 'UN-DRAW-01' && undaunted.toMove(session.state as never).includes('US'),
      changed,
    );
    expect(now.astray).toBe(false);
    expect(undaunted.toMove(session.state as never)).toContain('US');
  });
});
