import { defaultLanguage, isLanguage, type Language } from '@daedap/contract/languages';
import { createStore } from '#/lib/store.ts';
import { useStore } from '#/lib/use-store.ts';
import { readItem, storageKeys, writeItem } from '#/lib/storage.ts';
import { isEnglishMissing, loadEnglish } from './late-english.ts';

const store = createStore<Language>(defaultLanguage);

export const currentLanguage = store.get;

export const useLanguage = (): Language => useStore(store);

function show(next: Language): void {
  document.documentElement.lang = next;
  store.set(next);
}

/** Sets the language of what the build renders, where there is no document. */
export const renderIn = store.set;

/** The last choice: English that is loaded too late is not shown. */
let chosen: Language = defaultLanguage;

/** Korean at once, English as soon as the texts of the open page are loaded. */
export function changeLanguage(next: Language): void {
  chosen = next;
  writeItem(storageKeys.language, next);
  if (next !== 'en' || !isEnglishMissing()) show(next);
  else void loadEnglish().then(() => (chosen === 'en' ? show('en') : undefined));
}

/** Korean, unless the user has chosen English on this device. The browser's language is ignored. */
export function restoreLanguage(): void {
  // Where storage is blocked, public/boot.js leaves a language that the address asks for.
  const stored =
    readItem(storageKeys.language) ?? new URLSearchParams(window.location.search).get('lang');
  chosen = isLanguage(stored) ? stored : defaultLanguage;
  show(chosen);
  void textsLoaded();
}

/** Resolves once everything that is loaded can be shown in the current language. */
export async function textsLoaded(): Promise<void> {
  if (currentLanguage() === 'en') await loadEnglish();
}

/** A part of the app that is being loaded, with its texts. The build puts this around each `import()`. */
export async function withTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  await textsLoaded();
  return part;
}
