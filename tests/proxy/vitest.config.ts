import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'proxy',
    include: ['*.test.ts'],
    // Each file has a deployment of its own, and one of them is loaded.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
