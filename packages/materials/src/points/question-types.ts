import type { OwnQuestion } from '@daedap/contract/own-questions';
import type { Intent } from '../intents.ts';

/** What an answer is expected to be: something done, what one would do, what is true, or who one is. */
export function questionTypeOf(intent: Intent): OwnQuestion['questionType'] {
  if (intent === 'concept' || intent === 'depth') return 'technical';
  const general: readonly Intent[] = [
    'relation',
    'bookView',
    'plan',
    'trait',
    'gap',
    'contradiction',
  ];
  return general.includes(intent) ? 'general' : 'behavioral';
}
