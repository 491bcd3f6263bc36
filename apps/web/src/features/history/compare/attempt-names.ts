import type { AnswerAttempt } from '@daedap/contract/interviews';
import { formatTime } from '#/lib/format.ts';
import { isWaiting, scoreOf } from './verdict.ts';
import { translate } from './texts.ts';

/** By its place among those that are shown. */
export const attemptName = (attempts: readonly AnswerAttempt[], { id }: AnswerAttempt) =>
  translate('compare.attempt', { number: attempts.findIndex((attempt) => attempt.id === id) + 1 });

export function scoreName(attempt: AnswerAttempt): string {
  const score = scoreOf(attempt);
  if (score !== null) return translate('compare.score', { score });
  return translate(isWaiting(attempt) ? 'compare.waiting' : 'compare.unscored');
}

export const timeName = ({ createdAt }: AnswerAttempt) => formatTime(Date.parse(createdAt));
