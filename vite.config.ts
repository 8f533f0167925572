import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './tools/vite/offline.ts';

/** One chunk per library, so that the menu loads none of the table's and the table none of the physics'. */
const chunk = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules[\\\\/](${packages})[\\\\/]`),
});

export default defineConfig({
  base: './',
  plugins: [react(), offline()],
  server: { host: '127.0.0.1', port: 5199 },
  preview: { host: '127.0.0.1', port: 4196 },
  resolve: { dedupe: ['three', 'react', 'react-dom', '@react-three/fiber'] },
  // Found only once the table is open; named here so that the development server need not start the page over.
  optimizeDeps: { include: ['@react-three/fiber', '@react-three/rapier', 'three', 'xstate', 'zod', 'minisearch'] },
  // The thread of the bots fetches only the players that are asked for.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 2600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            chunk('three', 'three'),
            chunk('react', 'react|react-dom|scheduler'),
            chunk('fiber', '@react-three[\\\\/]fiber|its-fine|react-use-measure|suspend-react|zustand'),
            chunk('rapier', '@dimforge'),
            chunk('xstate', 'xstate|@xstate'),
            chunk('zod', 'zod'),
          ],
        },
      },
    },
  },
});
