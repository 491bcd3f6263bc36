import type { EngineName } from '@daedap/contract/interviews';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import type { Config } from '../../lib/config.ts';
import { type Chat, createChat } from './chat.ts';
import { createEmbeddedEngines } from './embedded.ts';
import { LanguageModelError } from './language-model-error.ts';
import { coachLoader, type CoachLoader } from './load-coach.ts';
import { createOpenAiCompatibleEngines } from './openai-compatible.ts';
import type { LanguageEngines } from './ports.ts';

const failuresUntilRest = 3;
const restMs = 30_000;

/** A chat that is left alone for a while when it keeps failing, so that nobody waits for a dead endpoint again and again. */
function restingChat(chat: Chat, clock: Clock): Chat {
  let failures = 0;
  let restsUntil = 0;
  return {
    model: chat.model,
    ask: async (ask) => {
      const now = clock.now().getTime();
      if (failures >= failuresUntilRest) {
        // Not when the clock was put back meanwhile: it would rest for as long.
        if (now < restsUntil && restsUntil - now <= restMs)
          throw new LanguageModelError('resting', 'the endpoint failed too often');
        // One call finds out whether it is back; the others need not wait for it.
        restsUntil = now + restMs;
      }
      try {
        const output = await chat.ask(ask);
        failures = 0;
        return output;
      } catch (error) {
        failures += 1;
        if (failures === failuresUntilRest) restsUntil = clock.now().getTime() + restMs;
        throw error;
      }
    },
  };
}

type EngineDeps = {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  loadCoach?: CoachLoader;
};

/** The embedded coach, or the language model of the settings with the coach behind it. */
export function createLanguageEngines(
  { languageModel }: Pick<Config, 'languageModel'>,
  { clock, log, loadCoach = coachLoader() }: EngineDeps,
): LanguageEngines {
  const embedded = createEmbeddedEngines(loadCoach);
  if (!languageModel) return embedded;
  const direct = createChat(languageModel);
  const chats = { chat: restingChat(direct, clock), direct };
  return withFallback(createOpenAiCompatibleEngines(chats, loadCoach, embedded), embedded, log);
}

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
