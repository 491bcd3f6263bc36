import type { LanguageEngines } from '../engines/language/ports.ts';
import { EngineClosed, type Transcriber } from '../engines/speech/transcriber.ts';
import type { EngineCall, Metrics } from './metrics.ts';

type Role = EngineCall['role'];

/** Counts what the language engines do by who did it: results say whether the coach stood in for a model. */
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
    // A server that stops is no failure of its engine.
    if (!(error instanceof EngineClosed)) {
      metrics.engineCalled({ role, engine: engineOf(null), outcome: 'failed', seconds: seconds() });
    }
    throw error;
  }
}
