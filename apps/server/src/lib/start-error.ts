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
