import type { FastifyBaseLogger } from 'fastify';
import pino, { type Bindings, type DestinationStream, type Logger } from 'pino';
import { requestIdNow } from './request-context.ts';

/** Loggers that carry the id of their request themselves. */
const named = new WeakSet<object>();

/**
 * Structured logs on standard error. Nothing personal gets in: a request is its method, path and status; an error is
 * its name, code, message and stack, never the `detail` of PostgreSQL, which quotes values. Every line names the
 * request that it goes back to.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: plainError, req: () => undefined, res: () => undefined },
      mixin: (_line, _level, logger) => (named.has(logger) ? {} : { reqId: requestIdNow() }),
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

/** The logger of a request. It names it also where the event that is logged has lost its way back. */
export function requestLogger(logger: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  const child = logger.child(bindings);
  named.add(child);
  return child;
}

function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : plainError(error.cause);
  return { name, code, message, stack, cause };
}
