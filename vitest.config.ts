import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['packages/contract', 'packages/coach', 'apps/server', 'apps/web', 'scripts'] },
});
