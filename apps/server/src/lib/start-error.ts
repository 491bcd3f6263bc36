/** Something the person who starts the server has to change. It is shown as one line, without a stack. */
export class StartError extends Error {}

/** Files that cannot be made, read or written are a matter of the folder; anything else is a fault of ours. */
export function dataDirError(dataDir: string, error: unknown): unknown {
  const isFileError =
    error instanceof Error && 'syscall' in error && !(error instanceof StartError);
  return isFileError
    ? new StartError(`DATA_DIR ${dataDir} cannot be used: ${error.message}`)
    : error;
}

/** Says in one line why a port cannot be had, and which settings say otherwise. */
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
