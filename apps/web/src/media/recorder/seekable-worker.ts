import { makeSeekable } from './make-seekable.ts';

async function answer(recorded: Blob): Promise<void> {
  const made = await makeSeekable(recorded);
  const bytes = made === recorded ? null : await made.arrayBuffer();
  globalThis.postMessage(bytes, { transfer: bytes ? [bytes] : [] });
}

/** Takes a recording; replies with the bytes of the seekable copy, or null if there is none. */
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void answer(data);
});
