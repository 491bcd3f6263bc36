import { defineConfig } from 'vitest/config';

// Some tests go through the whole bank or the whole calibration set: on a busy machine that takes its time.
export default defineConfig({ test: { name: 'coach', testTimeout: 60_000 } });
