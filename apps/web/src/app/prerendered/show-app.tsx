import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLanguage, textsLoaded } from '#/lib/i18n/language.ts';
import type { Router } from '#/lib/router/router.ts';
import { getSession } from '#/lib/session/session-store.ts';
import { App } from '../app.tsx';
import { appShown } from './app-shown.ts';

/** Whether the page in the HTML is what the app would render for this visitor. */
function isSamePage({ renderedFor, renderedIn }: DOMStringMap): boolean {
  return (
    renderedFor === 'visitors' &&
    renderedIn === currentLanguage() &&
    getSession().status === 'signedOut'
  );
}

/**
 * Renders the app. HTML of the build stays until the code of the page is loaded; then React adopts it if it is for this
 * visitor, and replaces it otherwise.
 */
export async function showApp(root: HTMLElement, router: Router): Promise<void> {
  const { dataset } = document.documentElement;
  const app = (
    <TakingOver>
      <App router={router} />
    </TakingOver>
  );
  // As a transition, so that React renders in short steps and a press is heard between them.
  const render = () => startTransition(() => createRoot(root).render(app));
  await textsLoaded();
  if (root.firstElementChild === null) {
    render();
    return;
  }
  await router.ready;
  if (isSamePage(dataset)) startTransition(() => void hydrateRoot(root, app));
  else render();
}

function TakingOver({ children }: { readonly children: ReactNode }) {
  // In the same step as the first render: from here on the app hears what is pressed.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['renderedFor'];
    delete dataset['renderedIn'];
    delete dataset['hidden'];
  }, []);
  useEffect(() => void window.dispatchEvent(new Event(appShown)), []);
  return children;
}
