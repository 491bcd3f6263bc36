import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'coach',
    // It has no state: its bank is read once for all files.
    isolate: false,
    // Some tests go through the whole bank or the whole calibration set: on a busy machine that takes its time.
    testTimeout: 300_000,
  },
});
