import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    // The benches have no project of their own.
    include: ['**/*.test.ts', '../tests/bench/nodes/*.test.ts'],
    isolate: false,
    testTimeout: 300_000,
  },
});
