import type { UserAnswer } from '@daedap/contract/interviews';
import { isNamed } from '#/lib/i18n/name-of.ts';
import { translate } from './texts.ts';

const words = {
  pending: 'details.questions.pending',
  processing: 'details.questions.processing',
  failed: 'details.questions.failed',
} as const;

/** The text in place of a missing score. An unknown status is shown as it is. */
export function analysisStatusText(
  status: Exclude<UserAnswer['analysisStatus'], 'completed'>,
): string {
  if (isNamed(words, status)) return translate(words[status]);
  return status || translate('details.questions.unknown');
}
