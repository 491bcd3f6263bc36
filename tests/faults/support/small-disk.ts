import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from './world.ts';

/** A disk of a few megabytes, in memory. */
export type SmallDisk = {
  /** Leaves not one free block. */
  fill: () => Promise<void>;
  makeRoom: () => Promise<void>;
};

/** Mounting is for root, and not in every container. */
export const canMount = () =>
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Mounts it as the DATA_DIR of a stage. */
export function mountSmallDisk({ folder, clean }: Stage, megabytes: number): SmallDisk {
  const disk = join(folder, 'data');
  mkdirSync(disk);
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  if (made.status !== 0) throw new Error(`no tmpfs: ${made.stderr.toString()}`);
  // Lazily: a process that was killed a moment ago may still be in it.
  clean(() => spawnSync('umount', ['--lazy', disk]));
  const ballast = join(disk, 'ballast');
  return { fill: () => fillUp(ballast), makeRoom: () => rm(ballast, { force: true }) };
}

/** Piece by piece, smaller and smaller, until nothing fits. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  let size = 1024 * 1024;
  try {
    while (size >= 1) {
      try {
        await file.write(Buffer.alloc(size, 1));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    await file.close();
  }
}
