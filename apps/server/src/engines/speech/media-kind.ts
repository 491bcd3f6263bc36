/** The container formats that we decode. */
export type MediaKind = 'wav' | 'webm' | 'mp4' | 'ogg';

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The format by the first twelve bytes, whatever the name or the type claims. */
export function mediaKindOf(firstBytes: Uint8Array): MediaKind | null {
  const start = ascii(firstBytes, 0, 4);
  if (start === 'RIFF' && ascii(firstBytes, 8, 12) === 'WAVE') return 'wav';
  if (start === '\u001A\u0045\u00DF\u00A3') return 'webm';
  if (start === 'OggS') return 'ogg';
  if (ascii(firstBytes, 4, 8) === 'ftyp') return 'mp4';
  return null;
}

/** The format if a file starts here. Every page of Ogg has the magic bytes; only the first has the flag of a first page. */
export function startsMedia(bytes: Uint8Array): MediaKind | null {
  const kind = mediaKindOf(bytes);
  const isFirstPage = ((bytes[5] ?? 0) & 2) !== 0;
  return kind === 'ogg' && !isFirstPage ? null : kind;
}

const kindsOfMime: Readonly<Record<string, MediaKind>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/m4a': 'mp4',
  'audio/x-m4a': 'mp4',
  'audio/aac': 'mp4',
  'video/mp4': 'mp4',
  'audio/ogg': 'ogg',
};

/** Whether the bytes are what their sender said they are. */
export function matchesClaim(kind: MediaKind | null, claimedMime: string): boolean {
  const mime = (claimedMime.split(';')[0] ?? '').trim().toLowerCase();
  if (kind === null) return false;
  return mime === 'application/octet-stream' || kindsOfMime[mime] === kind;
}

/** The file has no sound that we can decode, or more than we accept. */
export class UndecodableMedia extends Error {
  override readonly name = 'UndecodableMedia';
}
