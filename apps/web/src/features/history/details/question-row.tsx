import { questionTypeNames } from '@daedap/contract/category-names';
import type { UserAnswer } from '@daedap/contract/interviews';
import type { RefObject } from 'react';
import { Score } from '#/domain/session/score.tsx';
import { formatDuration } from '#/lib/format.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { Badge } from '#/ui/badge.tsx';
import { CardRow, revealInRow, walkRow } from '#/ui/card-row.tsx';
import { analysisStatusText } from './analysis-status-text.ts';
import { useTexts } from './texts.ts';
import type { LocalVideos } from './use-local-videos.ts';

/** A status without a tone is grey. */
const badgeTones = new Map<string, 'amber' | 'blue'>([
  ['failed', 'amber'],
  ['pending', 'blue'],
  ['processing', 'blue'],
]);

type Props = {
  readonly answers: readonly UserAnswer[];
  readonly chosen: number | null;
  readonly videos: LocalVideos;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (questionId: number | null) => void;
};

/** The answered questions. A press chooses one, a second press clears the choice. */
export function QuestionRow({ answers, chosen, videos, titleRef, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <CardRow
      title={t('details.questions.title')}
      titleRef={titleRef}
      note={
        <span className="text-ink-soft tabular-nums">
          {t('details.questions.count', { number: answers.length })}
        </span>
      }
      empty={answers.length === 0 ? t('details.questions.none') : null}
      labels={{ previous: t('details.questions.previous'), next: t('details.questions.next') }}
    >
      {answers.map((answer) => {
        const pressed = answer.questionId === chosen;
        return (
          <li key={answer.questionId} className="shrink-0 snap-start">
            <QuestionCard
              answer={answer}
              pressed={pressed}
              hasVideo={videos.has(answer.id)}
              onPress={() => onChoose(pressed ? null : answer.questionId)}
            />
          </li>
        );
      })}
    </CardRow>
  );
}

type CardProps = {
  readonly answer: UserAnswer;
  readonly pressed: boolean;
  /** Whether the video is on this device. */
  readonly hasVideo: boolean;
  readonly onPress: () => void;
};

function QuestionCard({ answer, pressed, hasVideo, onPress }: CardProps) {
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
          <Badge tone={badgeTones.get(status)}>{analysisStatusText(status)}</Badge>
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

function VideoIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="3" y="6.5" width="12.5" height="11" rx="2.5" />
      <path d="m15.5 11 5.5-3v8l-5.5-3" />
    </svg>
  );
}
