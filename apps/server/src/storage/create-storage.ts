import { createFileStorage } from './files.ts';
import type { S3Settings } from './s3.ts';
import type { Storage } from './storage.ts';

export type StorageConfig = { dataDir: string; s3: S3Settings | undefined };

/** The configured bucket, or files in DATA_DIR. */
export async function createStorage({ dataDir, s3 }: StorageConfig): Promise<Storage> {
  if (!s3) return createFileStorage(dataDir);
  // Loaded on demand: the client takes time and memory.
  const { createS3Storage } = await import('./s3.ts');
  return createS3Storage(s3);
}
