import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that put stand-ins in place of modules, or a page into the world; each file has a world of its own. */
const PAGE = ['tests/{app,scene}/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [react()],
  resolve: { mainFields: ['module', 'main'] },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    server: { deps: { inline: ['@react-three/test-renderer', '@react-three/fiber'] } },
    projects: [
      { extends: true, test: { name: 'page', include: PAGE } },
      // What is pure needs none: files share the modules that are loaded, which halves the time.
      { extends: true, test: { name: 'pure', include: ['tests/**/*.test.{ts,tsx}'], exclude: PAGE, isolate: false } },
    ],
  },
});
