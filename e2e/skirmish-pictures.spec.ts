import { expect, type Page, test } from '@playwright/test';
import { arrive, drawn, look, openPosition } from './support.ts';

const still = { motion: 'reduced', picture: 'fine' };

test.use({ viewport: { width: 1280, height: 720 } });

type Brief = Record<string, unknown>;

/** A model of a position file. */
const model = (id: string, x: number, y: number, heading: number, orders: string[], more: Brief = {}): Brief => {
  const [side, type] = id.split('-');
  return { id, type, side, x, y, heading, orders: orders.map((order) => ({ type: order, state: 'down' })), ...more };
};

/** Two armies on their places in Crossfire Yard, no order placed; apart from the scenario's own armies. */
const ARRAYED = {
  game: 'skirmish',
  scenario: 'last-man-standing',
  position: {
    game: 'skirmish',
    scenario: 'last-man-standing',
    phase: 'orders',
    terrain: 'scenario',
    models: [
      model('A-captain-1', 103.5, 13, 90, []),
      model('A-bulwark-1', 46, 10, 90, []),
      model('A-trooper-1', 34, 9, 90, []),
      model('A-marksman-1', 20, 7, 90, []),
      model('A-trooper-2', 96, 9, 90, []),
      model('A-scorcher-1', 72, 9, 90, []),
      model('A-levy-1', 85, 7, 90, []),
      model('B-captain-1', 16.5, 67, 270, []),
      model('B-gunner-1', 74, 70, 270, []),
      model('B-rocketeer-1', 86, 71, 270, []),
      model('B-trooper-1', 100, 73, 270, []),
      model('B-trooper-2', 24, 71, 270, []),
      model('B-bulwark-1', 48, 71, 270, []),
      model('B-levy-1', 35, 73, 270, []),
    ],
  },
};

/** The middle of a turn in Crossfire Yard: A's first Trooper acts, two of B's may react. */
const YARD = {
  game: 'skirmish',
  scenario: 'last-man-standing',
  position: {
    game: 'skirmish',
    scenario: 'last-man-standing',
    phase: 'activation',
    initiative: 'A',
    active: 'A-trooper-1',
    terrain: 'scenario',
    models: [
      model('A-captain-1', 58, 14, 90, ['rally', 'sentry']),
      model('A-trooper-1', 34, 9, 90, ['move', 'fire'], { activated: true }),
      model('A-bulwark-1', 46, 10, 90, ['fire', 'fire']),
      model('A-scorcher-1', 72, 9, 90, ['move', 'fire']),
      model('B-captain-1', 30, 68, 270, ['rally', 'sentry']),
      model('B-gunner-1', 52, 44, 270, ['sentry', 'fire']),
      model('B-trooper-1', 22, 40, 270, ['sentry', 'fire']),
      model('B-trooper-2', 66, 52, 270, ['move', 'fire'], { status: 'suppressed' }),
    ],
    hazards: [{ id: 'smoke-1', kind: 'smoke', cx: 62, cy: 30, w: 8.8, h: 12.6, deg: 20 }],
    decks: { A: ['captain', 'bulwark', 'scorcher'], B: ['gunner', 'trooper', 'trooper', 'captain'] },
  },
};

/** The Envoy one Move from the far edge. */
const EDGE = {
  game: 'skirmish',
  scenario: 'envoy-run',
  position: {
    game: 'skirmish',
    scenario: 'envoy-run',
    turn: 5,
    phase: 'activation',
    initiative: 'A',
    active: 'A-envoy-1',
    terrain: 'scenario',
    models: [
      model('A-captain-1', 50, 60, 90, []),
      model('A-envoy-1', 25, 106, 90, ['move', 'move'], { activated: true }),
      model('A-bulwark-1', 33, 70, 90, []),
      model('B-captain-1', 40, 98.5, 270, [], { activated: true }),
      model('B-gunner-1', 60, 90, 270, [], { activated: true, status: 'suppressed' }),
    ],
    decks: { A: ['captain', 'bulwark'], B: [] },
  },
};

/** Takes decisions through the page's store. */
async function act(page: Page, ...actions: { verb: string; noun?: unknown }[]): Promise<void> {
  for (const action of actions) {
    const refusal = await page.evaluate((wanted) => {
      const { store } = (window as unknown as { __bocage: { play: import('../src/app/play/context.ts').Play } })
        .__bocage.play;
      store.act(wanted as Parameters<typeof store.act>[0]);
      return store.get().ui.refusal;
    }, action);
    expect(refusal).toBeNull();
  }
}

/** The picture, once nothing moves and nothing is loaded any more. */
async function compare(page: Page, name: string): Promise<void> {
  await drawn(page);
  await page.waitForTimeout(1000);
  await expect(page).toHaveScreenshot(`skirmish-${name}.png`);
}

test('Crossfire Yard set up, orders being placed', async ({ page }) => {
  await openPosition(page, ARRAYED, still);
  await arrive(page);
  const place = (id: string, type: string) => ({ verb: 'order', noun: { model: id, type } });
  await act(page, place('A-captain-1', 'sentry'), place('A-trooper-1', 'move'), place('A-trooper-1', 'fire'));
  await compare(page, 'set-up');
});

test('a coin with its chance', async ({ page }) => {
  await openPosition(page, YARD, still);
  await arrive(page);
  await act(page, { verb: 'move', noun: 'gamble' });
  await expect(page.locator('#throw-button')).toBeEnabled({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Tray' }).click();
  await compare(page, 'coin');
});

test('a move being aimed at', async ({ page }) => {
  await openPosition(page, YARD, still);
  await arrive(page);
  await act(page, { verb: 'move', noun: 'sure' });
  await page.locator('#actions button.option[data-verb="go"]').click();
  await look(page, ({ play }) => {
    play?.store.aim.point(-32, 28, 'press');
    play?.store.aim.point(-29, 18, 'press');
  });
  await compare(page, 'aim');
});

test('a Move that sentries may interrupt', async ({ page }) => {
  await openPosition(page, YARD, still);
  await arrive(page);
  await act(page, { verb: 'move', noun: 'sure' });
  const path = [
    [28, 12],
    [31, 22],
  ];
  await act(page, { verb: 'go', noun: { path, heading: null } });
  await arrive(page);
  await compare(page, 'react');
});

test('a mission won', async ({ page }) => {
  await openPosition(page, EDGE, still);
  await arrive(page);
  await act(page, { verb: 'move', noun: 'sure' }, { verb: 'go', noun: { path: [[25, 120]], heading: null } });
  await compare(page, 'victory');
});
