import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const chunkBytes = 64 * 1024;

/** Bytes that differ from chunk to chunk, made as they are asked for; `onChunk` hears how many there were. */
export async function* bytesOf(total: number, onChunk: (sent: number) => void = () => undefined) {
  for (let sent = 0; sent < total;) {
    const chunk = Buffer.alloc(Math.min(chunkBytes, total - sent), sent / chunkBytes);
    sent += chunk.length;
    onChunk(sent);
    yield chunk;
  }
}

export async function* failingAfter(bytes: number, error: Error) {
  yield* bytesOf(bytes);
  throw error;
}

export async function digestOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of source) hash.update(chunk);
  return hash.digest('hex');
}

/** What is really held in buffers: without what only waits to be collected. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('no garbage collector to call');
  collect();
  return process.memoryUsage().arrayBuffers;
}
