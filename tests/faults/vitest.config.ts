import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'faults',
    include: ['*.test.ts'],
    // Each scenario has the machine to itself.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
});
