import { defineConfig } from '@playwright/test';
import { LAUNCH } from './tools/chromium.ts';

const port = 4197;

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  // A machine that is busy elsewhere may let one test run out of time; one that needed its second chance is told of.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.2, animations: 'disabled' } },
  reporter: [['line']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1024, height: 600 },
    launchOptions: LAUNCH,
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
