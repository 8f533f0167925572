import type { LaunchOptions } from '@playwright/test';

/** Mesa's software renderer draws the same pixels every time and is the faster one; GL=swiftshader asks for the other. */
const mesa = process.env.GL !== 'swiftshader';

/** How tests and benchmarks start their Chromium: CHROMIUM names another one than Debian's, GL another renderer. */
export const LAUNCH: LaunchOptions = {
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
};
