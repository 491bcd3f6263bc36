import type { EngineName } from '@daedap/contract/interviews';
import type { FastifyBaseLogger } from 'fastify';
import { LanguageModelError } from './language-model-error.ts';
import type { LanguageEngines } from './ports.ts';

/** Engines whose every failure the embedded ones make good; the result says so. */
export function withFallback(
  { interviewer, evaluator }: LanguageEngines,
  embedded: LanguageEngines,
  log: Pick<FastifyBaseLogger, 'warn'>,
): LanguageEngines {
  async function answer<Result extends { readonly engine: EngineName }>(
    ask: () => Promise<Result>,
    standIn: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      // While it rests, its failures have been told already.
      if (!(error instanceof LanguageModelError && error.code === 'resting'))
        log.warn({ err: error }, 'the language model failed: the embedded coach answers');
      return { ...(await standIn()), engine: 'embedded-fallback' };
    }
  }

  return {
    interviewer: {
      ...interviewer,
      questions: (request) =>
        answer(
          () => interviewer.questions(request),
          () => embedded.interviewer.questions(request),
        ),
      followUp: (input) =>
        answer(
          () => interviewer.followUp(input),
          () => embedded.interviewer.followUp(input),
        ),
    },
    evaluator: {
      ...evaluator,
      evaluate: (input) =>
        answer(
          () => evaluator.evaluate(input),
          () => embedded.evaluator.evaluate(input),
        ),
      comprehensive: (session, answers) =>
        answer(
          () => evaluator.comprehensive(session, answers),
          () => embedded.evaluator.comprehensive(session, answers),
        ),
    },
  };
}
