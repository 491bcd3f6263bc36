import { pages } from '@daedap/contract/pages';
import type { RouteObject } from 'react-router';
import { RequireAdmin } from './guards/require-admin.tsx';
import { RequireSession } from './guards/require-session.tsx';
import { SignedOutOnly } from './guards/signed-out-only.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteFailure } from './route-failure.tsx';
import { StartSpinner } from './start-spinner.tsx';

/** Four addresses, one screen. */
const resultPages = [
  pages.results,
  pages.recordResults,
  pages.analysisResults,
  pages.sessionResults,
];

const resultsPage = (path: string): RouteObject => ({
  path,
  lazy: {
    Component: async () =>
      (await import('#/features/history/results/results-page.tsx')).ResultsPage,
  },
});

/** Two addresses, one screen. */
const livePage = (path: string): RouteObject => ({
  path,
  lazy: {
    Component: async () => (await import('#/features/interview/live-page.tsx')).LivePage,
  },
});

const signedOutPages = (): RouteObject[] => [
  {
    path: pages.login,
    lazy: { Component: async () => (await import('#/features/auth/login-page.tsx')).LoginPage },
  },
  {
    path: pages.register,
    lazy: {
      Component: async () => (await import('#/features/auth/register-page.tsx')).RegisterPage,
    },
  },
];

const signedInPages = (): RouteObject[] => [
  {
    path: pages.dashboard,
    lazy: {
      Component: async () =>
        (await import('#/features/dashboard/dashboard-page.tsx')).DashboardPage,
    },
  },
  {
    path: pages.setup,
    lazy: {
      Component: async () => (await import('#/features/setup/setup-page.tsx')).SetupPage,
    },
  },
  {
    path: pages.account,
    lazy: {
      Component: async () => (await import('#/features/account/account-page.tsx')).AccountPage,
    },
  },
  {
    element: <RequireAdmin />,
    children: [
      {
        path: pages.admin,
        lazy: {
          Component: async () => (await import('#/features/admin/admin-page.tsx')).AdminPage,
        },
      },
    ],
  },
  livePage(pages.interview),
  livePage(pages.live),
  ...resultPages.map(resultsPage),
  {
    path: pages.records,
    lazy: {
      Component: async () => (await import('#/features/history/list/records-page.tsx')).RecordsPage,
    },
  },
  {
    path: pages.sessionDetails,
    lazy: {
      Component: async () =>
        (await import('#/features/history/details/session-details-page.tsx')).SessionDetailsPage,
    },
  },
];

/** A new tree each time: a router writes what it has loaded into the one it is given. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <StartSpinner />,
    children: [
      {
        // Inside the layout: a page that breaks leaves the top bar standing.
        errorElement: <RouteFailure />,
        children: [
          {
            path: pages.landing,
            lazy: {
              Component: async () =>
                (await import('#/features/landing/landing-page.tsx')).LandingPage,
            },
          },
          { element: <SignedOutOnly />, children: signedOutPages() },
          {
            lazy: { Component: async () => (await import('./query-layout.tsx')).QueryLayout },
            children: [{ element: <RequireSession />, children: signedInPages() }],
          },
          {
            path: '*',
            lazy: {
              Component: async () => (await import('#/features/shell/not-found.tsx')).NotFound,
            },
          },
        ],
      },
    ],
  },
];
