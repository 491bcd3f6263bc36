import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { smallZod } from './src/build/small-libraries.ts';

export default defineConfig({
  plugins: [react()],
  // As in the browser.
  resolve: { alias: [smallZod] },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // One jsdom for all files (8 s instead of 50): setup.ts puts back what outlives a test.
    isolate: false,
    restoreMocks: true,
    // Several waits of `eventually`, each of which may be long on a busy machine.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    unstubGlobals: true,
  },
});
