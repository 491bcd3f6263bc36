import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstat, mkdir, open, rename, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../lib/start-error.ts';
import { clusterDir } from './cluster.ts';
import { isPostmasterOf, readPostmaster } from './postmaster-file.ts';
import {
  chooseRunAs,
  commandLine,
  handOver,
  nobody,
  postgresBinaries,
  type RunAs,
} from './programs.ts';

/** A larger log becomes the previous log, of which one is kept. */
const logLimitBytes = 1024 * 1024;
const stopLimitMs = 1_500;
const quitLimitMs = 1_000;

/** Starts PostgreSQL in a process group of its own, so that Ctrl-C does not stop it before the server. */
export async function spawnPostgres(
  dataDir: string,
): Promise<{ child: ChildProcess; socketDir: string }> {
  const folder = clusterDir(dataDir);
  const runAs = chooseRunAs();
  await handOver(runAs, dataDir, folder);
  const socketDir = await makeSocketDir(folder, runAs);
  await handOver(runAs, dataDir, socketDir);
  const line = commandLine(runAs, postgresBinaries().postgres, [
    '-D',
    folder,
    `--unix_socket_directories=${socketDir}`,
    '--unix_socket_permissions=0700',
    '--listen_addresses=',
    // Detailed messages quote rows with what people said, and the log is kept after an account is deleted.
    '--log_error_verbosity=terse',
    '--log_checkpoints=off',
  ]);
  const log = await openLog(dataDir);
  const child = spawn(line.command, line.args, {
    ...line.options,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.once('error', () => undefined);
  await log.close();
  return { child, socketDir };
}

async function openLog(dataDir: string) {
  const path = join(dataDir, 'postgres.log');
  // There is no log before the first start.
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > logLimitBytes) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

/**
 * Creates a private folder for the socket. It is not in DATA_DIR, because the path of a socket has at most 107
 * characters. Whoever can enter the folder can use the database, so a folder of another user is refused.
 */
async function makeSocketDir(folder: string, runAs: RunAs): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const path = join(tmpdir(), `daedap-${uid}-${hash}`);
  // It may exist already: it is checked below.
  await mkdir(path, { mode: 0o700 }).catch(() => undefined);
  // Still missing: refused below.
  const found = await lstat(path).catch(() => null);
  const owners = runAs.kind === 'nobody' ? [uid, nobody] : [uid];
  if (!found?.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new StartError(`${path} is not a private folder of this user: remove it and start again`);
  }
  return path;
}

/**
 * Stops the PostgreSQL of a DATA_DIR: SIGINT for a fast shutdown, then SIGQUIT, which leaves the rest to the recovery at
 * the next start. Waits for each, and gives up after the second. A PostgreSQL that was taken over is not our child and may
 * remain as a zombie process.
 */
export async function takeDown(dataDir: string): Promise<void> {
  const folder = clusterDir(dataDir);
  const running = await readPostmaster(folder);
  if (!running || !(await isPostmasterOf(folder, running.pid))) return;
  send(running.pid, 'SIGINT');
  if (!(await endsWithin(stopLimitMs, folder, running.pid))) {
    send(running.pid, 'SIGQUIT');
    if (!(await endsWithin(quitLimitMs, folder, running.pid))) return;
  }
  // The folder may be gone, or hold files of another process.
  await rmdir(running.socketDir).catch(() => undefined);
}

async function endsWithin(limitMs: number, folder: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (await isPostmasterOf(folder, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** The process may have ended meanwhile. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
