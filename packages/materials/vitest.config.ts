import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'materials', isolate: false, testTimeout: 60_000 } });
