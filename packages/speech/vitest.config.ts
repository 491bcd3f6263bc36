import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'speech', isolate: false, testTimeout: 60_000 } });
