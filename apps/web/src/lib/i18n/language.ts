import { defaultLanguage, isLanguage, type Language } from '@daedap/contract/languages';
import { createStore } from '#/lib/store.ts';
import { useStore } from '#/lib/use-store.ts';
import { readItem, storageKeys, writeItem } from '#/lib/storage.ts';

const store = createStore<Language>(defaultLanguage);

export const currentLanguage = store.get;

export const useLanguage = (): Language => useStore(store);

function show(next: Language): void {
  document.documentElement.lang = next;
  store.set(next);
}

/** Sets the language of what the build renders, where there is no document. */
export const renderIn = store.set;

export function changeLanguage(next: Language): void {
  writeItem(storageKeys.language, next);
  show(next);
}

/** Korean, unless the user has chosen English on this device. The browser's language is ignored. */
export function restoreLanguage(): void {
  // Where storage is blocked, public/boot.js leaves a language that the address asks for.
  const stored =
    readItem(storageKeys.language) ?? new URLSearchParams(window.location.search).get('lang');
  show(isLanguage(stored) ? stored : defaultLanguage);
}
