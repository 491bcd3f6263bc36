import type { ByteRange } from './storage.ts';

const singleRange = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * What a `Range` header asks for (RFC 9110, section 14). A header that makes no sense is ignored, and so is one with
 * several ranges: a server may, and players never send one.
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
  // The last bytes of nothing are nothing, and `Content-Range` cannot say so.
  if (size === 0) return 'whole';
  return { start: Math.max(0, size - count), end: size - 1 };
}
