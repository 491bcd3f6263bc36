import type { AnswerAttempt } from '@daedap/contract/interviews';
import { type ReactNode, useCallback, useId } from 'react';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
import { AnswerVideo } from '#/domain/recording/answer-video-later.tsx';
import { isPending } from '#/features/history/analysis-status.ts';
import { AttemptBadges, attemptName, scoreName, timeName } from './attempt-labels.tsx';
import { useTexts } from './texts.ts';

/** A place on one of the timelines was pressed: the video of that attempt plays from there. */
export type AttemptSeek = {
  readonly attemptId: number;
  readonly seekTo: number;
  readonly seekKey: number;
};

type Props = {
  readonly sessionId: number;
  readonly attempts: readonly AnswerAttempt[];
  readonly attempt: AnswerAttempt;
  readonly title: string;
  readonly seek: AttemptSeek | null;
  /** The transcript; shown unless the answer is silent. */
  readonly children: ReactNode;
};

export function AttemptColumn(props: Props) {
  const { sessionId, attempts, attempt, title, seek, children } = props;
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
      <AttemptVideo sessionId={sessionId} attempt={attempt} name={name} seek={seek} />
    </section>
  );
}

type AttemptVideoProps = {
  readonly sessionId: number;
  readonly attempt: AnswerAttempt;
  readonly name: string;
  readonly seek: AttemptSeek | null;
};

/** Shows this attempt's own video, never that of another attempt. */
function AttemptVideo({ sessionId, attempt, name, seek }: AttemptVideoProps) {
  const { t } = useTexts();
  // The timelines are below the videos. A new press makes a new callback, which React calls again.
  const reveal = useCallback(
    (element: HTMLElement | null) => {
      if (seek) element?.scrollIntoView({ block: 'nearest' });
    },
    [seek],
  );
  const { answerVideoPath, backup, question, questionId } = attempt;
  if (answerVideoPath === null && backup === null) {
    return <p className="text-sm text-ink-soft">{t('compare.video.none')}</p>;
  }
  return (
    <div ref={reveal} className="scroll-mt-20">
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
        seekTo={seek?.seekTo}
        seekKey={seek?.seekKey}
      />
    </div>
  );
}
