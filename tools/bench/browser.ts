import { type Browser, chromium } from '@playwright/test';
import { LAUNCH } from '../chromium.ts';

/** The Chromium that the benchmarks measure in. */
export const openBrowser = (): Promise<Browser> => chromium.launch(LAUNCH);
