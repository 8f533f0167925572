import { type CDPSession, expect, test } from '@playwright/test';
import { arrive, drawn, look, openGame, pixelOf, playOn, standing } from './support.ts';

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

interface Finger {
  x: number;
  y: number;
}

/** Puts fingers down, moves them in small steps and lifts them. */
async function drag(client: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })) });
  await send('touchStart', from);
  const STEPS = 6;
  for (let step = 1; step <= STEPS; step++) {
    const share = step / STEPS;
    const between = from.map((finger, at) => {
      const end = to[at] ?? finger;
      return { x: finger.x + (end.x - finger.x) * share, y: finger.y + (end.y - finger.y) * share };
    });
    await send('touchMove', between);
  }
  await send('touchEnd', []);
}

test('by touch on a phone: a card, a tile, and the table under one and two fingers', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await playOn(page, ({ verbs }) => verbs.some(({ verb }) => verb === 'play'));
  if ((await standing(page)).handTo) await arrive(page);
  await drawn(page);

  const before = await standing(page);
  await page.locator('#hand button.card.legal').first().tap();
  await expect.poll(async () => (await standing(page)).entries).toBe(before.entries + 1);

  const middle = { x: 0, z: 0 };
  const apart = async () => {
    const [a, b] = await look(page, ({ table }) => [
      table?.projectAt({ x: 0, z: 0 }) ?? { x: 0, y: 0 },
      table?.projectAt({ x: 5, z: 0 }) ?? { x: 0, y: 0 },
    ]);
    return Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0));
  };
  const client = await page.context().newCDPSession(page);
  const at = await pixelOf(page, middle);
  const near = await apart();
  await drag(
    client,
    [
      { x: at.x - 20, y: at.y },
      { x: at.x + 20, y: at.y },
    ],
    [
      { x: at.x - 50, y: at.y },
      { x: at.x + 50, y: at.y },
    ],
  );
  await expect.poll(apart).toBeGreaterThan(1.3 * near);

  const place = () => look(page, ({ table }) => table?.projectAt({ x: 0, z: 0 }) ?? { x: 0, y: 0 });
  const stood = await place();
  await drag(client, [{ x: at.x, y: at.y }], [{ x: at.x + 60, y: at.y }]);
  await expect.poll(async () => Math.abs((await place()).x - stood.x)).toBeGreaterThan(20);
  expect((await standing(page)).entries).toBe(before.entries + 1);
});
