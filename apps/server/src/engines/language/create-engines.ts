import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import type { Config } from '../../lib/config.ts';
import { createChat } from './chat.ts';
import { createEmbeddedEngines } from './embedded.ts';
import { coachLoader, type CoachLoader } from './load-coach.ts';
import { createOpenAiCompatibleEngines } from './openai-compatible.ts';
import type { LanguageEngines } from './ports.ts';
import { restingChat } from './resting-chat.ts';
import { withFallback } from './with-fallback.ts';

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
