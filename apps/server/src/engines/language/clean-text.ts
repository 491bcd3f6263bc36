/** Half a character, which no database takes. */
const loneHigh = /[\uD800-\uDBFF]$/;

/** A model's text as one line without control characters, cut to a length. */
export function tidyText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (line.length <= longest) return line;
  return `${line
    .slice(0, longest - 1)
    .replace(loneHigh, '')
    .trimEnd()}…`;
}

/** Tidy texts, each once, none of them empty. */
export function tidyList(texts: readonly string[], most: number, longest: number): string[] {
  const tidy = texts.map((text) => tidyText(text, longest));
  return [...new Set(tidy)].filter((text) => text !== '').slice(0, most);
}

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
