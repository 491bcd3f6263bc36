import type { FastifyBaseLogger } from 'fastify';
import pino, { type Bindings, type DestinationStream, type Logger } from 'pino';
import { requestIdNow } from './request-context.ts';

/** Loggers whose bindings have the request id already. */
const requestLoggers = new WeakSet<object>();

/**
 * Structured logs on standard error, without personal data: of a request the method, path and status; of an error the
 * name, code, message and stack, but not the `detail` of PostgreSQL, which quotes values. Every line has the id of the
 * request that caused it.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: plainError, req: () => undefined, res: () => undefined },
      mixin: (_line, _level, logger) =>
        requestLoggers.has(logger) ? {} : { reqId: requestIdNow() },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

/** The logger of a request. It has the request id even in callbacks that lost the async context. */
export function requestLogger(logger: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  const child = logger.child(bindings);
  requestLoggers.add(child);
  return child;
}

function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : plainError(error.cause);
  return { name, code, message, stack, cause };
}
