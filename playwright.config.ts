import { defineConfig } from '@playwright/test';

/** Mesa's software renderer draws the same pixels every time and is the faster one; GL=swiftshader asks for the other. */
const mesa = process.env.GL !== 'swiftshader';
const port = 4197;

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.2, animations: 'disabled' } },
  reporter: [['line']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1024, height: 600 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      ...(mesa ? { ignoreDefaultArgs: ['--enable-unsafe-swiftshader'] } : {}),
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        mesa ? '--use-angle=gl-egl' : '--use-angle=swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
