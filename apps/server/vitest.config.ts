import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: './test/postgres.setup.ts',
    setupFiles: ['./test/console.setup.ts', './test/passwords.setup.ts'],
    // The modules of the server hold nothing of a test: loading them once for all files saves half a second each.
    isolate: false,
    // Real processes and a real speech engine, on a machine that may have much else to do. Only a test that hangs
    // waits this long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
