import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'attacks',
    globalSetup: '@daedap/server/test/postgres.setup.ts',
    setupFiles: ['@daedap/server/test/console.setup.ts', '@daedap/server/test/passwords.setup.ts'],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
