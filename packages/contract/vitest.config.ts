import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'contract', isolate: false, testTimeout: 60_000 } });
