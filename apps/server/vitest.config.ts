import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: './test/postgres.setup.ts',
    setupFiles: './test/console.setup.ts',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
