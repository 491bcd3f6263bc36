import { expect, test } from 'vitest';
import { lazyScreens } from './lazy-screens.ts';

test('finds what is loaded later, and not what is there from the start', () => {
  const routes = `
    import { Layout } from './layout.tsx';
    async () => (await import('#/features/a/a-page.tsx')).APage;
    async () =>
      (await import('./query-layout.tsx')).QueryLayout;
  `;
  expect(lazyScreens(routes)).toEqual(['src/features/a/a-page.tsx', 'src/app/query-layout.tsx']);
});
