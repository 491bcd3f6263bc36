import type { UserAnswer } from '@daedap/contract/interviews';
import { isNamed } from '#/lib/i18n/name-of.ts';
import { translate } from './texts.ts';

const words = {
  pending: 'details.questions.pending',
  processing: 'details.questions.processing',
  failed: 'details.questions.failed',
} as const;

/** What stands in the place of a score that is not there. A status of another version stands as it came. */
export function analysisWordOf(status: Exclude<UserAnswer['analysisStatus'], 'completed'>): string {
  if (isNamed(words, status)) return translate(words[status]);
  return status || translate('details.questions.unknown');
}
