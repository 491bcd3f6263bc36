import type { ByteRange } from './storage.ts';

const singleRange = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Parses a `Range` header (RFC 9110, section 14). An invalid header is ignored. So are several ranges, which the RFC
 * allows and players never send.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = singleRange.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? 'whole' : lastBytes(Number(to), size);
  const start = Number(from);
  if (to !== '' && Number(to) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  if (count === 0) return 'unsatisfiable';
  // `Content-Range` cannot express a range of an empty file.
  if (size === 0) return 'whole';
  return { start: Math.max(0, size - count), end: size - 1 };
}
