/** Codes of Node for failed connections. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** pg and Kysely have no codes for these. */
const messages = [
  /driver has already been destroyed/,
  /timeout exceeded when trying to connect/,
  /Connection terminated/,
  /Query read timeout/,
  /is not queryable/,
];

/**
 * Codes of PostgreSQL: class 08 (connection), class 53 (too many connections, disk full, out of memory), 57P0x (shutting down,
 * starting up), 25P03 (a transaction that was silent for too long).
 */
const serverCodes = /^(08|53|57P0|25P03$)/;

/** Whether the database could not be reached. Any other error is a bug. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const ofSocket = 'syscall' in error && socketCalls.has(String(error.syscall));
  if (ofSocket && socketCodes.has(code)) return true;
  return serverCodes.test(code) || messages.some((message) => message.test(error.message));
}
