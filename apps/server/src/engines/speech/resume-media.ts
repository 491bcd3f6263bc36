import type { MediaKind } from './media-kind.ts';

const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
/** The elements of a cluster: simple block, block group, timestamp, position, previous size. */
const elements = new Set([0xa3, 0xa0, 0xe7, 0xa7, 0xab]);
/** So many valid elements in a row are no coincidence. */
const enoughElements = 3;

/**
 * Makes a playable file of the start of a recording and a later part of it, when the parts between are lost: the header,
 * and the later part from its first whole element on. Null when there is none.
 */
export function resumeMedia(kind: MediaKind, start: Buffer, later: Buffer): Buffer | null {
  const head = headLength(kind, start);
  const from = kind === 'webm' ? firstElement(later) : kind === 'mp4' ? firstFragment(later) : -1;
  return head > 0 && from !== -1
    ? Buffer.concat([start.subarray(0, head), later.subarray(from)])
    : null;
}

/** The length of the header, up to the first sound. Chromium's first slice of MP4 is only the header. */
function headLength(kind: MediaKind, start: Buffer): number {
  const end = kind === 'webm' ? start.indexOf(cluster) : firstFragment(start);
  return end === -1 ? start.length : end;
}

/** The first box that begins a fragment: its size stands before its name. */
function firstFragment(bytes: Buffer): number {
  const name = bytes.indexOf('moof');
  return name < 4 ? -1 : name - 4;
}

function firstElement(bytes: Buffer): number {
  for (let at = 0; at < bytes.length; at += 1) if (isChain(bytes, at)) return at;
  return -1;
}

function isChain(bytes: Buffer, start: number): boolean {
  let at = start;
  for (let count = 0; count < enoughElements; count += 1) {
    if (bytes.subarray(at, at + 4).equals(cluster)) {
      at += 4 + sizeLength(bytes[at + 4]);
      continue;
    }
    const id = bytes[at];
    const length = sizeLength(bytes[at + 1]);
    if (id === undefined || !elements.has(id) || length === 0 || at + 1 + length > bytes.length)
      return false;
    at += 1 + length + sizeAt(bytes, at + 1, length);
    if (at > bytes.length) return false;
  }
  return true;
}

/** How many bytes a size takes, by the leading zeros of its first byte. */
const sizeLength = (first = 0): number => (first === 0 ? 0 : Math.clz32(first) - 23);

function sizeAt(bytes: Buffer, at: number, length: number): number {
  const digits = bytes.subarray(at, at + length);
  const marker = 2 ** (8 - length);
  return digits.reduce(
    (size, digit, index) => size * 256 + (index === 0 ? digit % marker : digit),
    0,
  );
}
