import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DatabaseHooks } from '../database/database.ts';
import type { LanguageEngines } from '../engines/language/ports.ts';
import { EngineClosed, type Transcriber } from '../engines/speech/transcriber.ts';
import type { Speaker } from '../engines/voice/speaker.ts';
import { withRequestId } from '../lib/request-context.ts';
import type { EngineCall, Metrics } from './metrics.ts';

type Role = EngineCall['role'];

/** Counts the calls of the language engines by the engine that made the result, which may be the fallback. */
export function measureEngines(
  { interviewer, evaluator }: LanguageEngines,
  metrics: Metrics,
): LanguageEngines {
  const measured = <Result extends { readonly engine: string }>(
    role: Role,
    provider: string,
    work: Promise<Result>,
  ) => measure(metrics, role, work, (result) => result?.engine ?? provider);
  return {
    interviewer: {
      ...interviewer,
      questions: (request) =>
        measured('questions', interviewer.provider, interviewer.questions(request)),
      followUp: (answer) =>
        measured('follow-up', interviewer.provider, interviewer.followUp(answer)),
    },
    evaluator: {
      ...evaluator,
      evaluate: (answer) => measured('evaluation', evaluator.provider, evaluator.evaluate(answer)),
      comprehensive: (session, answers) =>
        measured('comprehensive', evaluator.provider, evaluator.comprehensive(session, answers)),
    },
  };
}

export function measureTranscriber(transcriber: Transcriber, metrics: Metrics): Transcriber {
  const { provider } = transcriber;
  return {
    ...transcriber,
    recognise: (window, options) =>
      measure(metrics, 'speech', transcriber.recognise(window, options), () => provider),
  };
}

/** Counts how long the first sound takes. */
export function measureSpeaker(speaker: Speaker, metrics: Metrics): Speaker {
  return {
    ...speaker,
    speak: (text, signal) =>
      measure(metrics, 'voice', speaker.speak(text, signal), () => speaker.provider),
  };
}

async function measure<Result>(
  metrics: Metrics,
  role: Role,
  work: Promise<Result>,
  engineOf: (result: Result | null) => string,
): Promise<Result> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const result = await work;
    metrics.engineCalled({ role, engine: engineOf(result), outcome: 'ok', seconds: seconds() });
    return result;
  } catch (error) {
    // The engine was closed because the server stops.
    if (!(error instanceof EngineClosed)) {
      metrics.engineCalled({ role, engine: engineOf(null), outcome: 'failed', seconds: seconds() });
    }
    throw error;
  }
}

/** Counts every request when it has ended: responded to, or aborted by the client. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    const start = performance.now();
    metrics.requestBegan();
    // An upload adds ten listeners, and Node warns about more than ten.
    reply.raw.setMaxListeners(20);
    reply.raw.once('close', () =>
      metrics.requestEnded({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.raw.writableFinished ? String(reply.statusCode) : 'aborted',
        seconds: (performance.now() - start) / 1000,
        uploadBytes: uploadOf(request, reply),
      }),
    );
  });
}

function uploadOf({ headers }: FastifyRequest, reply: FastifyReply): number {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') === true;
  const wasTaken = reply.raw.writableFinished && reply.statusCode < 400;
  return (isForm && wasTaken && Number(headers['content-length'])) || 0;
}

/** Logs broken connections, and logs and counts slow statements, without their values. */
export function databaseHooks(log: Logger, metrics: Metrics, slowQueryMs: number): DatabaseHooks {
  return {
    // A connection outlives the request that opened it.
    onTrouble: (error) =>
      withRequestId(undefined, () => log.warn({ err: error }, 'database error')),
    slowQueryMs,
    onSlowQuery: ({ sql, ms }) => {
      log.warn({ sql, ms }, 'slow query');
      metrics.slowQuery();
    },
  };
}
