import { questionTypeNames } from '@daedap/contract/category-names';
import type { UserAnswer } from '@daedap/contract/interviews';
import { formatDuration } from '#/lib/format.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { Score } from '#/domain/session/score.tsx';
import { Badge } from '#/ui/badge.tsx';
import { revealInRow } from '#/ui/reveal-in-row.ts';
import { walkRow } from '#/ui/walk-row.ts';
import { analysisWordOf } from './analysis-word.ts';
import { VideoIcon } from './video-icon.tsx';
import { useTexts } from './texts.ts';

/** Any other status is grey. */
const badgeTones = new Map<string, 'amber' | 'blue'>([
  ['failed', 'amber'],
  ['pending', 'blue'],
  ['processing', 'blue'],
]);

type Props = {
  readonly answer: UserAnswer;
  readonly pressed: boolean;
  /** On this device. */
  readonly hasVideo: boolean;
  readonly onPress: () => void;
};

export function QuestionCard({ answer, pressed, hasVideo, onPress }: Props) {
  const { t, language } = useTexts();
  const { analysisStatus: status, answerDuration: seconds } = answer;
  return (
    <button
      type="button"
      ref={pressed ? revealInRow : undefined}
      aria-pressed={pressed}
      onClick={onPress}
      onKeyDown={walkRow}
      className={`flex h-full w-64 flex-col rounded-card border p-4 text-left transition-colors hover:border-accent-ink ${pressed ? 'border-accent-ink bg-accent-soft outline outline-accent-ink' : 'border-line bg-surface'}`}
    >
      <span className="flex min-h-8 w-full items-center justify-between gap-3">
        <span className="font-extrabold text-accent-ink tabular-nums">
          {t('details.questions.number', { number: answer.questionNumber })}
        </span>{' '}
        {status === 'completed' ? (
          answer.score !== null && <Score value={answer.score} size="medium" />
        ) : (
          <Badge tone={badgeTones.get(status)}>{analysisWordOf(status)}</Badge>
        )}
      </span>{' '}
      <span className="text-sm text-ink-soft">
        {nameOf(questionTypeNames, answer.questionType, language)}
      </span>{' '}
      <span className="mt-1 line-clamp-3 font-semibold wrap-anywhere">
        {answer.question.question}
      </span>{' '}
      <span className="mt-auto flex w-full items-center justify-between gap-2 pt-3 text-sm text-ink-soft">
        <span className="tabular-nums">
          {seconds === null ? (
            t('details.answer.noTime')
          ) : (
            <>
              <span className="sr-only">
                {t('details.questions.duration', { time: formatDuration(seconds) })}
              </span>
              <span aria-hidden="true">{formatDuration(seconds)}</span>
            </>
          )}
        </span>{' '}
        {hasVideo && (
          <span className="text-accent-ink">
            <VideoIcon />
            <span className="sr-only">{t('details.videos.mark')}</span>
          </span>
        )}
      </span>
    </button>
  );
}
