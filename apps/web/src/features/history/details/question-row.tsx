import type { UserAnswer } from '@daedap/contract/interviews';
import type { RefObject } from 'react';
import { CardRow } from '#/ui/card-row.tsx';
import type { LocalVideos } from './local-videos.ts';
import { QuestionCard } from './question-card.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly answers: readonly UserAnswer[];
  readonly chosen: number | null;
  readonly videos: LocalVideos;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (questionId: number | null) => void;
};

/** The questions that have an answer. Pressing one chooses it; pressing it again lets it go. */
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
