import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'proxy',
    include: ['*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
