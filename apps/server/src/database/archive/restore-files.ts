import { createReadStream } from 'node:fs';
import { hashChunks } from './hashed-files.ts';
import { filePath, type Manifest } from './manifest.ts';
import { NotStored, type Storage } from '../../storage/storage.ts';

type StoredFile = NonNullable<Manifest['files']>[number];

/** Stores the files of an archive. Returns what takes it back: whatever was there before stays. */
export async function restoreFiles(
  storage: Storage,
  folder: string,
  files: readonly StoredFile[],
): Promise<() => Promise<void>> {
  const added: string[] = [];
  const takeBack = async () => {
    for (const key of added) await storage.remove(key);
  };
  try {
    for (const file of files) {
      const there = await hashStored(storage, file.key);
      if (there === file.sha256) continue;
      if (there === null) added.push(file.key);
      const options = { contentType: 'application/octet-stream' };
      await storage.write(file.key, createReadStream(filePath(folder, file.key)), options);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

async function hashStored(storage: Storage, key: string): Promise<string | null> {
  try {
    return (await hashChunks(await storage.read(key))).sha256;
  } catch (error) {
    if (error instanceof NotStored) return null;
    throw error;
  }
}
