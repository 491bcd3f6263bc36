import type { EngineName } from '@daedap/contract/interviews';
import type { FastifyBaseLogger } from 'fastify';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Config } from '../../lib/config.ts';
import { type Chat, createChat } from './chat.ts';
import { createEmbeddedEngines } from './embedded.ts';
import { LanguageModelError } from './language-model-error.ts';
import { type CoachLoader, loadCoach as loadOwnCoach } from './load-coach.ts';
import { createOpenAiCompatibleEngines } from './openai-compatible.ts';
import type { LanguageEngines } from './ports.ts';

type EngineDeps = {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  loadCoach?: CoachLoader;
};

/** The embedded coach, or the configured language model with the coach as its fallback. */
export function createLanguageEngines(
  { languageModel }: Pick<Config, 'languageModel'>,
  { clock, log, loadCoach = loadOwnCoach }: EngineDeps,
): LanguageEngines {
  const embedded = createEmbeddedEngines(loadCoach);
  if (!languageModel) return embedded;
  const direct = createChat(languageModel);
  const chats = { chat: withCircuitBreaker(direct, clock), direct };
  return withFallback(createOpenAiCompatibleEngines(chats, loadCoach, embedded), embedded, log);
}

/** Replaces every failure of the engines by a result of the embedded ones, which is marked as such. */
export function withFallback(
  { interviewer, evaluator }: LanguageEngines,
  embedded: LanguageEngines,
  log: Pick<FastifyBaseLogger, 'warn'>,
): LanguageEngines {
  async function withStandIn<Result extends { readonly engine: EngineName }>(
    ask: () => Promise<Result>,
    standIn: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      // The failures that led to the pause have been logged already.
      if (!(error instanceof LanguageModelError && error.code === 'resting'))
        log.warn({ err: error }, 'the language model failed: the embedded coach takes over');
      return { ...(await standIn()), engine: 'embedded-fallback' };
    }
  }

  return {
    interviewer: {
      ...interviewer,
      questions: (request) =>
        withStandIn(
          () => interviewer.questions(request),
          () => embedded.interviewer.questions(request),
        ),
      followUp: (input) =>
        withStandIn(
          () => interviewer.followUp(input),
          () => embedded.interviewer.followUp(input),
        ),
    },
    evaluator: {
      ...evaluator,
      evaluate: (input) =>
        withStandIn(
          () => evaluator.evaluate(input),
          () => embedded.evaluator.evaluate(input),
        ),
      comprehensive: (session, answers) =>
        withStandIn(
          () => evaluator.comprehensive(session, answers),
          () => embedded.evaluator.comprehensive(session, answers),
        ),
    },
  };
}

export function withCircuitBreaker(chat: Chat, clock: Clock): Chat {
  const guarded = createCircuitBreaker(
    clock,
    () => new LanguageModelError('resting', 'the endpoint failed too often'),
  );
  return { model: chat.model, ask: (ask) => guarded(() => chat.ask(ask)) };
}
