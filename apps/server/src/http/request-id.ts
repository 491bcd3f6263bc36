import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Takes the caller's id when it is harmless, so that a proxy's log and ours can be read together. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
