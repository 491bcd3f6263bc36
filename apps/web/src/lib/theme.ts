import { afterPaint } from './after-paint.ts';
import { createStore } from './store.ts';
import { useStore } from './use-store.ts';
import { readItem, storageKeys, writeItem } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const store = createStore<Theme>('system');

export const getTheme = store.get;

export const useTheme = (): Theme => useStore(store, () => 'system');

function isTheme(value: unknown): value is Theme {
  return themes.some((known) => known === value);
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function paint(): void {
  const theme = store.get();
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  const root = document.documentElement;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  // One for each system theme; a chosen theme overrides both.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', paper);
  }
}

/** Paints without transitions: those of a page full of buttons would keep a weak phone busy. See ui/base.css. */
function repaint(): void {
  const root = document.documentElement;
  root.dataset['repainting'] = '';
  paint();
  afterPaint(() => delete root.dataset['repainting']);
}

export function changeTheme(next: Theme): void {
  writeItem(storageKeys.theme, next);
  store.set(next);
  repaint();
}

/** Takes over from public/boot.js and follows the system from then on. */
export function restoreTheme(): () => void {
  const stored = readItem(storageKeys.theme);
  store.set(isTheme(stored) ? stored : 'system');
  paint();
  const system = systemIsDark();
  system.addEventListener('change', repaint);
  return () => system.removeEventListener('change', repaint);
}
