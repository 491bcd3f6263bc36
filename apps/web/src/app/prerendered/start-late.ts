// The only script of a page that the build has rendered for visitors.
import { isLanguage } from '@daedap/contract/languages';
import { applyCacheVersion } from '#/lib/cache-version.ts';
import { loadFontInTime } from '#/lib/font-timing.ts';
import { readItem, storageKeys } from '#/lib/storage.ts';
import { runAppLate } from './late-app.ts';
import { fetchTranslation } from './fetch-translation.ts';

const html = document.documentElement;

let isPreloaded = false;

/** The files that the build names in the page: the scripts of the app and of this page, the first of which runs it. */
const filesIn = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];

function addLink(rel: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
  return link;
}

/** Makes the browser load the scripts of the app and of this page at once, without running them. */
function preload(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  for (const file of filesIn('page-scripts')) addLink('modulepreload', file);
}

/** Links of a page in another language than Korean name it, for visitors without scripts. The app's links do not. */
function cleanLinks(): void {
  for (const link of document.querySelectorAll('a[href*="?lang="]')) {
    link.setAttribute('href', link.getAttribute('href')?.replace(/\?lang=\w+/, '') ?? '');
  }
}

async function loadApp(): Promise<void> {
  preload();
  cleanLinks();
  // This script is built by itself, so that it shares no file with the app.
  await import(/* @vite-ignore */ `/${filesIn('page-scripts')[0]}`);
}

async function declareFont(): Promise<boolean> {
  const sheets = filesIn('page-font').map((file) => addLink('stylesheet', file));
  await Promise.all(
    sheets.map((sheet) => new Promise((loaded) => sheet.addEventListener('load', loaded))),
  );
  return true;
}

/** The page is one of the build in the visitor's language, and nothing that the visitor has stored changes it. */
async function isPageRight(root: HTMLElement): Promise<boolean> {
  const isSignedIn = readItem(storageKeys.token) ?? readItem(storageKeys.legacyToken);
  const theme = readItem(storageKeys.theme);
  const isDebugging = new URLSearchParams(window.location.search).has('debug');
  if (isSignedIn || isDebugging || (theme !== null && theme !== 'system')) return false;
  const { lang, dataset } = html;
  return dataset['renderedIn'] === lang || (isLanguage(lang) && fetchTranslation(root, lang));
}

/** Until the app does it (`lib/theme.ts`). Whoever has chosen a theme gets the app at once. */
function followSystemTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    if (html.dataset['renderedFor']) html.dataset['theme'] = dark.matches ? 'dark' : 'light';
  });
}

/** When the page is loaded and the browser has nothing to do. Safari has no idle callback. */
function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

async function start(root: HTMLElement): Promise<void> {
  loadFontInTime({
    declare: declareFont,
    // Whoever has pressed something may press again, and a font that is changed meanwhile is in the way. The app brings
    // it with the next page.
    isWanted: () => !('userActivation' in navigator && navigator.userActivation.hasBeenActive),
  });
  followSystemTheme();
  const isRight = await isPageRight(root);
  const { runNow } = runAppLate({ root, loadApp });
  if (!isRight) runNow();
  else if (html.dataset['loadsApp'] === 'whenIdle') whenIdle(preload);
}

const root = document.getElementById('root');
if (applyCacheVersion() === 'reload') window.location.reload();
else if (root) void start(root);
