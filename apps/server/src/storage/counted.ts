import { TooLargeToStore } from './storage.ts';

/** Passes chunks on, counts them, and fails as soon as they are more than allowed. */
export function counted(source: AsyncIterable<Uint8Array>, maxBytes = Infinity) {
  let bytes = 0;
  async function* pass() {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new TooLargeToStore(`more than ${maxBytes} bytes`);
      yield chunk;
    }
  }
  return { chunks: pass(), bytes: () => bytes };
}
