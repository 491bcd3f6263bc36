import type { Chat } from './chat.ts';
import { createEmbeddedEngines } from './embedded.ts';
import { LanguageModelError } from './language-model-error.ts';
import { type CoachLoader, loadCoach as loadOwnCoach } from './load-coach.ts';
import { openAiEvaluator } from './openai-evaluator.ts';
import { openAiInterviewer } from './openai-interviewer.ts';
import type { LanguageEngines } from './ports.ts';
import { checkAsk } from './prompts.ts';

/** `direct` has no circuit breaker. */
export type Chats = { readonly chat: Chat; readonly direct: Chat };

/** Both ports with a language model. They reject when it fails: `withFallback` in create-engines.ts handles that. */
export function createOpenAiCompatibleEngines(
  { chat, direct }: Chats,
  loadCoach: CoachLoader = loadOwnCoach,
  embedded: LanguageEngines = createEmbeddedEngines(loadCoach),
): LanguageEngines {
  const base = {
    provider: 'openai-compatible',
    model: chat.model,
    check: async () => {
      const { ready } = await direct.ask(checkAsk);
      if (!ready) throw new LanguageModelError('unusable', 'the model says that it is not ready');
    },
  } as const;
  return {
    interviewer: {
      ...base,
      ...openAiInterviewer(chat, loadCoach, embedded.interviewer),
      keyPoints: embedded.interviewer.keyPoints,
    },
    evaluator: { ...base, ...openAiEvaluator(chat, loadCoach) },
  };
}
