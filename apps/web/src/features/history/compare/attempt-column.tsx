import type { AnswerAttempt } from '@daedap/contract/interviews';
import { type ReactNode, useId } from 'react';
import { AttemptBadges } from './attempt-badges.tsx';
import { attemptName, scoreName, timeName } from './attempt-names.ts';
import { AttemptVideo } from './attempt-video.tsx';
import { isWaiting } from './verdict.ts';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly sessionId: number;
  readonly attempts: readonly AnswerAttempt[];
  readonly attempt: AnswerAttempt;
  readonly title: string;
  /** What was said, where anything was heard. */
  readonly children: ReactNode;
};

export function AttemptColumn({ sessionId, attempts, attempt, title, children }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const name = attemptName(attempts, attempt);
  const heard = (attempt.answerText ?? '').trim() !== '';
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <div>
        <h3 id={titleId} className="font-bold">
          {title}
        </h3>
        <p className="text-sm text-ink-soft">
          {[name, scoreName(attempt), timeName(attempt)].join(' · ')}
        </p>
        <div className="mt-1.5 empty:hidden">
          <AttemptBadges attempt={attempt} newest={attempt === attempts.at(-1)} />
        </div>
      </div>
      {attempt.analysisStatus === 'failed' && (
        <p className="text-ink-soft">
          {reviewText(`feedback.unscored.reasons.${attempt.failureReason ?? 'unknown'}`)}
        </p>
      )}
      {heard && children}
      {!heard && attempt.analysisStatus !== 'failed' && (
        <p className="text-ink-soft">
          {t(isWaiting(attempt) ? 'compare.words.waiting' : 'compare.words.silent')}
        </p>
      )}
      <AttemptVideo sessionId={sessionId} attempt={attempt} name={name} />
    </section>
  );
}
