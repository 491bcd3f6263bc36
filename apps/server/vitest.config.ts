import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: './test/postgres.setup.ts',
    setupFiles: './test/console.setup.ts',
    // Real processes and a real speech engine, on a machine that may have much else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    retry: 1,
  },
});
