import { readItem, writeItem } from '#/lib/storage/local-store.ts';
import { storageKeys } from '#/lib/storage/storage-keys.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

let theme: Theme = 'system';
const listeners = new Set<() => void>();

function isTheme(value: unknown): value is Theme {
  return themes.some((known) => known === value);
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function paint(): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  const root = document.documentElement;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  // One for each theme of the system, which a chosen theme overrides.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', paper);
  }
}

export function getTheme(): Theme {
  return theme;
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeTheme(next: Theme): void {
  theme = next;
  writeItem(storageKeys.theme, next);
  paint();
  for (const listener of listeners) listener();
}

/** Takes over from public/boot.js and follows the system from then on. */
export function restoreTheme(): () => void {
  const stored = readItem(storageKeys.theme);
  theme = isTheme(stored) ? stored : 'system';
  paint();
  const system = systemIsDark();
  system.addEventListener('change', paint);
  return () => system.removeEventListener('change', paint);
}
