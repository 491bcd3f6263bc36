/** Node's codes of a connection that fails or breaks. */
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

/** pg has no codes for these two. */
const messages = [/timeout exceeded when trying to connect/, /Connection terminated/];

/** PostgreSQL's: class 08 (connection), 53300 (too many connections), 57P0x (shutting down, starting up). */
const serverCodes = /^(08|53300$|57P0)/;

/** Whether the database could not be reached, which passes, rather than a fault of ours, which does not. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const ofSocket = 'syscall' in error && socketCalls.has(String(error.syscall));
  if (ofSocket && socketCodes.has(code)) return true;
  return serverCodes.test(code) || messages.some((message) => message.test(error.message));
}
