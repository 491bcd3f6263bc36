import { useSyncExternalStore } from 'react';
import { currentLanguage, subscribeLanguage } from './language.ts';
import { translate } from './translate.ts';

/** Renders again when the language changes. */
export function useTranslation() {
  const language = useSyncExternalStore(subscribeLanguage, currentLanguage);
  return { t: translate, language };
}
