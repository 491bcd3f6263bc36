import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs on standard error. Nothing personal gets in: a request is its method, path and status; an error is
 * its name, code, message and stack, never the `detail` of PostgreSQL, which quotes values.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: plainError, req: () => undefined, res: () => undefined },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : plainError(error.cause);
  return { name, code, message, stack, cause };
}
