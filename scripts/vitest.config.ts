import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    // Beside those of the server, which start servers too.
    sequence: { groupOrder: 1 },
    testTimeout: 300_000,
  },
});
