import { defaultLanguage, isLanguage, type Language } from '@daedap/contract/languages';
import { readItem, writeItem } from '#/lib/storage/local-store.ts';
import { storageKeys } from '#/lib/storage/storage-keys.ts';

let language: Language = defaultLanguage;
const listeners = new Set<() => void>();

function show(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

export function currentLanguage(): Language {
  return language;
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeLanguage(next: Language): void {
  writeItem(storageKeys.language, next);
  show(next);
}

/** Korean unless the person chose English here before; the browser's language is not asked. */
export function restoreLanguage(): void {
  const stored = readItem(storageKeys.language);
  show(isLanguage(stored) ? stored : defaultLanguage);
}
