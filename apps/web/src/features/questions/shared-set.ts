import { pages } from '@daedap/contract/pages';
import { type SetContent, setContent, setMaxCharacters } from '@daedap/contract/question-sets';
import { parseJson } from '#/lib/storage.ts';

/** Longer addresses are cut by messengers. */
const maxFragment = 8_000;
/** A link must not be able to fill the memory of who opens it. */
const maxBytes = setMaxCharacters * 3;
const marker = '#set=';

/** A link that holds the set itself, in the part that browsers do not send. Null when the set is too large for one. */
export async function linkOf(
  { name, questions }: SetContent,
  origin: string,
): Promise<string | null> {
  const packed = new Blob([JSON.stringify({ name, questions })])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const fragment = marker + toText(new Uint8Array(await new Response(packed).arrayBuffer()));
  return fragment.length > maxFragment ? null : `${origin}${pages.questions}${fragment}`;
}

/** The set of a link; null if the address holds none, `broken` if it cannot be read. */
export async function readSharedSet(hash: string): Promise<SetContent | 'broken' | null> {
  if (!hash.startsWith(marker)) return null;
  if (hash.length > maxFragment) return 'broken';
  try {
    const bytes = toBytes(hash.slice(marker.length));
    return setContent.safeParse(parseJson(await unpack(bytes))).data ?? 'broken';
  } catch {
    // Not base64, or not compressed: the page says that the link is broken.
    return 'broken';
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new Error('the set is too large');
    }
    parts.push(value);
  }
}

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.codePointAt(0)!,
  );
