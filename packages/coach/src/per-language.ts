import type { Language } from '@daedap/contract/languages';

/** Something that is made on first use and kept, for each language: most who use the coach need only one. */
export function perLanguage<Made>(
  make: (language: Language) => Made,
): (language: Language) => Made {
  const made: { [language in Language]?: Made } = {};
  return (language) => (made[language] ??= make(language));
}
