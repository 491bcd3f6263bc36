import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'bench',
    // Lighthouse is installed beside the benches, with the tests of its packages.
    exclude: ['**/node_modules/**'],
  },
});
