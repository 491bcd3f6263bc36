import { createLogger } from './logger.ts';

/** An error that the person who starts the server can solve. It is printed as one line, without a stack trace. */
export class StartError extends Error {}

/** Says why a process ends: one plain line, or with a fault of ours a line of the log that has its stack. */
export function reportEnd(error: unknown): void {
  if (error instanceof StartError) process.stderr.write(`Daedap cannot start: ${error.message}\n`);
  else createLogger('fatal').fatal({ err: error }, 'the process ends');
}

/** Turns an error of the file system into a StartError that names the folder. */
export function dataDirError(dataDir: string, error: unknown): unknown {
  const isFileError =
    error instanceof Error && 'syscall' in error && !(error instanceof StartError);
  return isFileError
    ? new StartError(`DATA_DIR ${dataDir} cannot be used: ${error.message}`)
    : error;
}

/** Turns an error of `listen` into a StartError that names the setting. */
export function listenError(
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix = '',
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`port ${port} is in use: set ${prefix}PORT to another`);
  if (code === 'EACCES')
    return new StartError(
      `port ${port} is not allowed for this user: set ${prefix}PORT to another`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`${prefix}HOST ${host} is not an address of this machine`);
  return error;
}
