import { type Browser, chromium } from '@playwright/test';

/** The Chromium that the benchmarks measure in: CHROMIUM names another one, GL=swiftshader another renderer. */
export function openBrowser(): Promise<Browser> {
  const mesa = process.env.GL !== 'swiftshader';
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    ...(mesa ? { ignoreDefaultArgs: ['--enable-unsafe-swiftshader'] } : {}),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      mesa ? '--use-angle=gl-egl' : '--use-angle=swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-background-networking',
    ],
  });
}
