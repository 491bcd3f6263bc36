import { X509Certificate } from 'node:crypto';
import { readFile, statfs } from 'node:fs/promises';
import type { DiskSpace } from './metrics.ts';

/** The disk of a folder: what a process that is not root may still use, and all of it. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** When a certificate ends. Of a file with several, the first is the server's own. */
export async function certificateEnd(file: string): Promise<Date> {
  return new Date(new X509Certificate(await readFile(file)).validTo);
}
