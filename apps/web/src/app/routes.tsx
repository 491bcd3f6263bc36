import { type PageName, pageNames, pageRow } from '@daedap/contract/pages';
import type { ComponentType } from 'react';
import { textsLoaded } from '#/lib/i18n/language.ts';
import type { Route } from '#/lib/router/router.ts';
import { RequireAdmin } from './guards/require-admin.tsx';
import { RequireSession } from './guards/require-session.tsx';
import { SignedOutOnly } from './guards/signed-out-only.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Each screen is a chunk of its own. */
const screens = import.meta.glob<Record<string, ComponentType>>('/src/features/**/*-page.tsx');

async function loadChunk(name: PageName): Promise<ComponentType> {
  const { screen, component } = pageRow(name);
  const module = await screens[`/src/${screen}`]?.();
  await textsLoaded();
  const Screen = module?.[component];
  if (!Screen) throw new Error(`${screen} has no ${component}`);
  return Screen;
}

type Parts = {
  readonly loadScreen: (name: PageName) => Promise<ComponentType>;
  readonly loadQueryLayout: () => Promise<ComponentType>;
};

/** The routes of the app. The build, which renders some pages, has their code already. */
export function createRoutes({ loadScreen, loadQueryLayout }: Parts): readonly Route[] {
  const pagesFor = (access: ReturnType<typeof pageRow>['access']): Route[] =>
    pageNames
      .filter((name) => pageRow(name).access === access)
      .map((name) => ({ path: pageRow(name).path, load: () => loadScreen(name) }));
  return [
    {
      element: <RootLayout />,
      failure: <RouteFailure />,
      children: [
        {
          // Inside the layout, so that the top bar stays when a page fails.
          failure: <RouteFailure />,
          children: [
            ...pagesFor('anyone'),
            { element: <SignedOutOnly />, children: pagesFor('signedOut') },
            {
              load: loadQueryLayout,
              children: [
                {
                  element: <RequireSession />,
                  children: [
                    ...pagesFor('signedIn'),
                    { element: <RequireAdmin />, children: pagesFor('admin') },
                  ],
                },
              ],
            },
            {
              path: '*',
              load: async () => (await import('#/features/shell/not-found.tsx')).NotFound,
            },
          ],
        },
      ],
    },
  ];
}

export const routes = createRoutes({
  loadScreen: loadChunk,
  loadQueryLayout: async () => (await import('./query-layout.tsx')).QueryLayout,
});
