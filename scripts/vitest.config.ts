import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    isolate: false,
    testTimeout: 300_000,
  },
});
