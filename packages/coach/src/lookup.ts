import type { Language } from '@daedap/contract/languages';

/** An object with a value for each of the names. */
export function makeLookup<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, valueOf(name)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name has an entry
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/** Makes a value for a language on first use and keeps it. Most users of the coach need only one language. */
export function perLanguage<Made>(
  make: (language: Language) => Made,
): (language: Language) => Made {
  const made: { [language in Language]?: Made } = {};
  return (language) => (made[language] ??= make(language));
}
