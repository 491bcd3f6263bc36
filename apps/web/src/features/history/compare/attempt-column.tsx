import type { AnswerAttempt } from '@daedap/contract/interviews';
import { type ReactNode, useId } from 'react';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
import { AnswerVideo } from '#/domain/recording/answer-video-later.tsx';
import { isPending } from '#/features/history/analysis-status.ts';
import { AttemptBadges, attemptName, scoreName, timeName } from './attempt-labels.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly sessionId: number;
  readonly attempts: readonly AnswerAttempt[];
  readonly attempt: AnswerAttempt;
  readonly title: string;
  /** The transcript; shown unless the answer is silent. */
  readonly children: ReactNode;
};

export function AttemptColumn({ sessionId, attempts, attempt, title, children }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const name = attemptName(attempts, attempt);
  const hasTranscript = (attempt.answerText ?? '').trim() !== '';
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
      {hasTranscript && children}
      {!hasTranscript && attempt.analysisStatus !== 'failed' && (
        <p className="text-ink-soft">
          {t(isPending(attempt) ? 'compare.words.waiting' : 'compare.words.silent')}
        </p>
      )}
      <AttemptVideo sessionId={sessionId} attempt={attempt} name={name} />
    </section>
  );
}

type AttemptVideoProps = {
  readonly sessionId: number;
  readonly attempt: AnswerAttempt;
  readonly name: string;
};

/** Shows this attempt's own video, never that of another attempt. */
function AttemptVideo({ sessionId, attempt, name }: AttemptVideoProps) {
  const { t } = useTexts();
  const { answerVideoPath, backup, question, questionId } = attempt;
  if (answerVideoPath === null && backup === null) {
    return <p className="text-sm text-ink-soft">{t('compare.video.none')}</p>;
  }
  return (
    <AnswerVideo
      key={attempt.id}
      autoPlay={false}
      watched={{
        sessionId,
        questionId,
        recordingId: answerVideoPath ?? undefined,
        backupUrl: backup?.url ?? null,
        questionText: t('compare.video.name', { attempt: name, question: question.question }),
      }}
    />
  );
}
