import { type ChildProcess, spawn } from 'node:child_process';
import { access, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { chooseRunAs, commandLine, handOver, postgresBinaries } from './programs.ts';

const majorVersion = '18';
export const superuser = 'daedap';

/** The folder of the database inside DATA_DIR. */
export const clusterDir = (dataDir: string) => join(dataDir, 'postgres');

export const hasCluster = (dataDir: string): Promise<boolean> =>
  access(join(clusterDir(dataDir), 'PG_VERSION')).then(
    () => true,
    // No such file: there is no database yet.
    () => false,
  );

/** Creates the folder of the database as a draft, which is renamed when it is complete. */
export async function ensureCluster(dataDir: string, context: StartContext): Promise<void> {
  const folder = clusterDir(dataDir);
  // No such file: the folder is created below.
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version?.trim() === majorVersion) return checkOwner(folder);
  if (version !== null) {
    throw new StartError(
      `${folder} was made by PostgreSQL ${version.trim()}, this is ${majorVersion}: dump and restore it, or set another DATA_DIR`,
    );
  }
  context.say('Creating the database');
  const draft = join(dataDir, `postgres-draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await initialise(dataDir, draft, context.signal);
  try {
    await rename(draft, folder);
  } catch {
    // Another process was faster: its folder is used.
    await rm(draft, { recursive: true, force: true });
  }
}

/** PostgreSQL requires that its user owns the folder. In a user namespace root cannot access the files of others. */
async function checkOwner(folder: string): Promise<void> {
  const owner = (await stat(folder)).uid;
  const user = process.getuid?.();
  if (owner === user || chooseRunAs().kind === 'nobody') return;
  throw new StartError(
    `${folder} belongs to user ${owner}: start as that user, or set another DATA_DIR`,
  );
}

async function initialise(dataDir: string, draft: string, signal: AbortSignal): Promise<void> {
  const runAs = chooseRunAs();
  await handOver(runAs, dataDir, draft);
  // The builtin locale has the same rules for order and case on every machine.
  const line = commandLine(runAs, postgresBinaries().initdb, [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  const child = spawn(line.command, line.args, {
    ...line.options,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const code = await exitCode(child);
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    const reason = signal.aborted ? 'the start was cancelled' : lastLine(errors);
    throw new StartError(`the database could not be made in ${dataDir}: ${reason}`);
  }
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

export type StartContext = {
  /** Prints a step that takes time. */
  say: (step: string) => void;
  /** Aborted when the server is told to stop before it has started. */
  signal: AbortSignal;
};
