import type { Language } from '@daedap/contract/languages';

/**
 * Shows the page of the build in another language. The server does not know the visitor's language: it is stored in the
 * browser, and there are no cookies. Returns false where that fails; then the app has to render the page.
 */
export async function fetchTranslation(root: HTMLElement, language: Language): Promise<boolean> {
  try {
    const response = await fetch(`${window.location.pathname}?lang=${language}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const translated = page.getElementById('root');
    const html = document.documentElement;
    // The app has taken over, or the server has no such page.
    if (html.dataset['renderedFor'] === undefined || !translated) return false;
    if (page.documentElement.dataset['renderedIn'] !== language) return false;
    root.replaceChildren(...translated.childNodes);
    document.title = page.title;
    html.dataset['renderedIn'] = language;
    delete html.dataset['hidden'];
    return true;
  } catch {
    // Without a network: the app may be in the cache.
    return false;
  }
}
