import { type Language, languages } from '@daedap/contract/languages';
import { pages } from '@daedap/contract/pages';
import { keysOf } from '@daedap/contract/keys-of';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { LoginPage } from '#/features/auth/login-page.tsx';
import { RegisterPage } from '#/features/auth/register-page.tsx';
import { DashboardPage } from '#/features/dashboard/dashboard-page.tsx';
import { LandingPage } from '#/features/landing/landing-page.tsx';
import { renderIn } from '#/lib/i18n/language.ts';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { endSession } from '#/lib/session/session-store.ts';
import { TitleReader } from '#/lib/use-page-title.ts';
import { App } from '../app.tsx';
import { QueryLayout } from '../query-layout.tsx';
import { createRoutes } from '../routes.tsx';
import { isPrerendered, type PrerenderedName, prerenderedPages } from './prerendered-pages.ts';
import { translate } from './texts.ts';

/** A page in one language: what is inside of `#root`, and what the head and `<noscript>` say. */
export type RenderedPage = {
  readonly name: PrerenderedName;
  readonly language: Language;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly shared: string;
  readonly noScript: string;
};

const screens: Record<PrerenderedName, ComponentType> = {
  landing: LandingPage,
  login: LoginPage,
  register: RegisterPage,
  dashboard: DashboardPage,
};

const routes = createRoutes({
  loadScreen: async (name) => {
    if (!isPrerendered(name)) throw new Error(`${name} is not rendered by the build`);
    return screens[name];
  },
  loadQueryLayout: async () => QueryLayout,
});

export async function renderPage(name: PrerenderedName, language: Language): Promise<RenderedPage> {
  renderIn(language);
  const router = createMemoryRouter(routes, { initialEntries: [pages[name]] });
  await router.ready;
  if (router.state.failed) throw router.state.failed.error;
  let title = '';
  const readTitle = (read: string) => {
    title = read;
  };
  const html = renderToString(
    <TitleReader value={readTitle}>
      <App router={router} />
    </TitleReader>,
  );
  return {
    name,
    language,
    html,
    title,
    description: translate('prerendered.description'),
    shared: translate('prerendered.shared'),
    noScript: translate('prerendered.noScript'),
  };
}

async function renderFor(audience: 'visitors' | 'users'): Promise<RenderedPage[]> {
  const names = keysOf(prerenderedPages).filter(
    (name) => prerenderedPages[name].renderedFor === audience,
  );
  const rendered: RenderedPage[] = [];
  // One after the other: the language is the same for the whole app.
  for (const name of names) {
    for (const language of languages) rendered.push(await renderPage(name, language));
  }
  return rendered;
}

/** Renders every page of the table in both languages. Runs in Node, once in a process. */
export async function renderPages(): Promise<RenderedPage[]> {
  // First, while the session is still unknown: that is when a user sees the skeleton.
  const skeletons = await renderFor('users');
  endSession({ expired: false });
  return [...skeletons, ...(await renderFor('visitors'))];
}
