import type { Page } from '@playwright/test';
import type { Play } from '../src/app/play/context.ts';
import type { SkirmishState } from '../src/rules/skirmish/state.ts';

/** What is left to the test and the page's own controls. */
export type Stop =
  /** A coin is waited for, the first one or any later one. */
  | 'flick'
  | 'coin'
  /** A Move was let pass; the window has to be shown for its least time. */
  | 'window'
  /** A Sentry may react to a Move of A's second Trooper. */
  | 'sentry'
  /** B's Ranger drops; is to be shifted; is to be turned. */
  | 'drop'
  | 'shift'
  | 'face'
  /** B's Ranger may throw a grenade; places it. */
  | 'grenade'
  | 'place'
  /** The Envoy's first Move; the one that leaves the table. */
  | 'first'
  | 'last'
  | 'over';

type Way = readonly (readonly [number, number])[];

/** Corners of the ways that models go, clear of cover and of B's models, in the rules' cm: the Envoy's over the far edge. */
const WAYS: Readonly<Record<string, Way>> = {
  'A-envoy-1': [
    [20, 4],
    [30, 14],
    [30, 84],
    [25, 92],
    [25, 120],
  ],
  'A-trooper-2': [
    [62, 10],
    [52, 14],
    [52, 80],
  ],
};

/** Runs in the page: plays on through the store up to the next stop that the test has not yet seen to. */
function advance({ ways, done }: { ways: typeof WAYS; done: readonly Stop[] }): Stop {
  const { store } = (window as unknown as { __bocage: { play: Play } }).__bocage.play;
  const is = (stop: Stop) => done.includes(stop);

  const apart = (a: number, b: number, c: number, d: number) => Math.hypot(a - c, b - d);

  /** Corners of the next 19.5 cm of a way from a place on it. */
  const ahead = (way: Way, at: { x: number; y: number }): [number, number][] => {
    const path: [number, number][] = [];
    let [from, left] = [at, 19.5];
    for (const [i, [x, y]] of way.entries()) {
      const [px, py] = way[i - 1] ?? [x, y];
      const isHere = apart(px, py, at.x, at.y) + apart(at.x, at.y, x, y) - apart(px, py, x, y) < 0.1;
      if (path.length === 0 && (!isHere || apart(at.x, at.y, x, y) < 0.1)) continue;
      const length = apart(from.x, from.y, x, y);
      const share = Math.min(1, left / length);
      path.push([from.x + share * (x - from.x), from.y + share * (y - from.y)]);
      left -= length;
      from = { x, y };
      if (left <= 0) break;
    }
    return path;
  };

  /** The order a model is given. */
  const orderOf = (id: string): string => {
    if (id in ways) return 'move';
    if (id.includes('ranger')) return 'grenade';
    return id.startsWith('B') && !is('sentry') ? 'sentry' : 'rally';
  };

  for (let count = 0; count < 1000; count++) {
    const { handTo, over, pending, options } = store.get();
    if (over) return 'over';
    if (pending) return is('flick') ? 'coin' : 'flick';
    if (handTo !== null) {
      store.arrive();
      continue;
    }
    const state = store.session.state as SkirmishState;
    const { step } = state;
    const open = (verb: string, fits: (noun: unknown) => boolean = () => true) =>
      options.find(({ action }) => action.verb === verb && fits(action.noun))?.action;
    const take = (...actions: (typeof options)[number]['action'][]) => {
      const [action] = actions.filter(Boolean);
      if (!action) throw new Error(`nothing to do in ${JSON.stringify(step)}`);
      store.act(action);
      const { refusal } = store.get().ui;
      if (refusal) throw new Error(JSON.stringify(refusal));
    };
    const model = 'model' in step ? state.models.find(({ id }) => id === step.model) : undefined;
    const isEnvoy = model?.type === 'envoy';
    switch (step.kind) {
      case 'orders': {
        const fits = (noun: unknown) => {
          const { model: id, type } = noun as { model: string; type: string };
          return type === orderOf(id);
        };
        take(open('order', fits) ?? { verb: 'commit' });
        break;
      }
      case 'act': {
        const move = open('move', (noun) => noun === 'sure');
        if (model?.type === 'ranger' && open('grenade') && !is('place')) return 'grenade';
        if (isEnvoy && move && !is('first')) return 'first';
        if (isEnvoy && move && model.y > 101) return 'last';
        if (move && (isEnvoy || !is('sentry'))) take(move);
        else take(open('rally') ?? { verb: 'pass' });
        break;
      }
      case 'path':
        if (model) take({ verb: 'go', noun: { path: ahead(ways[model.id] ?? [], model), heading: null } });
        break;
      case 'react':
        if (open('sentry') && !is('sentry') && step.mover === 'A-trooper-2') return 'sentry';
        take({ verb: 'let-pass' });
        return 'window';
      case 'drop':
        return 'drop';
      case 'dropPlace':
        return 'shift';
      case 'heading':
        return 'face';
      case 'place':
        return 'place';
      default:
        take(open('flip-card') ?? open('choose') ?? { verb: 'pass' });
    }
  }
  throw new Error('the game does not go on');
}

/**
 * Plays Envoy Run on through the page's store: the Envoy goes its way, everybody else stays and rallies.
 * @param done stops that the test has seen to; some of them come only once
 * @returns what it stopped at
 */
export const advanceGame = (page: Page, done: readonly Stop[]): Promise<Stop> =>
  page.evaluate(advance, { ways: WAYS, done });
