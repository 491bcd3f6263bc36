/** The browser has no local database, or could not open it. */
export class DatabaseNotInitializedError extends Error {
  constructor(cause: unknown) {
    super('Database not initialized', { cause });
    this.name = 'DatabaseNotInitializedError';
  }
}

export class SessionNotFoundError extends Error {
  constructor() {
    super('Session not found');
    this.name = 'SessionNotFoundError';
  }
}

/** Whether the disk, or the browser's share of it, is full. */
export function isQuotaError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'QuotaExceededError'
  );
}
