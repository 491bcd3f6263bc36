/** PostgreSQL stores neither NUL nor half a surrogate pair. NFC, so that a search finds the text however it was typed. */
export const storable = (text: string): string =>
  text.toWellFormed().replaceAll('\u0000', ' ').normalize('NFC');
