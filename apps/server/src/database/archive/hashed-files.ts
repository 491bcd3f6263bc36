import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** How many bytes there were, and what they add up to. */
export type Digest = { bytes: number; sha256: string };

type Chunks = AsyncIterable<Uint8Array>;

/** Writes a new file for its owner's eyes only. It is on the disk when this returns, not only on its way there. */
export async function writeHashed(path: string, chunks: Chunks): Promise<Digest> {
  const digest = startDigest();
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(digest.through(chunks));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return digest.end();
}

export const hashFile = (path: string): Promise<Digest> => hashChunks(createReadStream(path));

export async function hashChunks(chunks: Chunks): Promise<Digest> {
  const digest = startDigest();
  const passed = digest.through(chunks)[Symbol.asyncIterator]();
  while (!(await passed.next()).done);
  return digest.end();
}

function startDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    through: async function* (chunks: Chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    end: (): Digest => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** A new name is on the disk once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
