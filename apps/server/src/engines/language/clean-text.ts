/** Half a surrogate pair, which PostgreSQL does not store. */
const loneHigh = /[\uD800-\uDBFF]$/;

/** Makes a model's text one line without control characters, and cuts it to a length. */
export function cleanText(text: string, longest: number): string {
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

/** Cleans texts and drops empty and repeated ones. */
export function cleanList(texts: readonly string[], most: number, longest: number): string[] {
  const tidy = texts.map((text) => cleanText(text, longest));
  return [...new Set(tidy)].filter((text) => text !== '').slice(0, most);
}

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
