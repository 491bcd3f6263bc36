import { difficultyNames, questionTypeNames } from '@daedap/contract/category-names';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useRef, useState } from 'react';
import { AnswerReview } from '#/domain/answer/review/answer-review.tsx';
import { AnswerVideo } from '#/domain/recording/answer-video.tsx';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AnswerTime } from './answer-time.tsx';
import { AnswerWays } from './answer-ways.tsx';
import { Tags } from './tags.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly answer: UserAnswer };

type Seek = { readonly seekTo: number; readonly seekKey: number };

/** Everything about one answer: its score, why, the words themselves, and the video beside them. */
export function AnswerDetail({ session, answer }: Props) {
  const { t } = useTexts();
  const [seek, setSeek] = useState<Seek | null>(null);
  const video = useRef<HTMLDivElement>(null);
  const show = (seekTo: number) => {
    setSeek((before) => ({ seekTo, seekKey: (before?.seekKey ?? 0) + 1 }));
    // On a phone it stands out of sight.
    video.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <AnswerReview
      layout="results"
      answer={answer}
      heading={<Heading answer={answer} />}
      silentNote={
        <Notice tone="info">
          <p className="font-semibold">{t('results.answers.silent.title')}</p>
          <p className="mt-1 text-pretty">{t('results.answers.silent.text')}</p>
        </Notice>
      }
      footer={
        <>
          <AnswerTime answer={answer} />
          {answer.attempts.length > 0 && <AnswerWays session={session} answer={answer} />}
        </>
      }
      video={
        <Card>
          <div ref={video} className="scroll-mt-20">
            <h3 className="text-lg font-bold">{t('results.answers.video')}</h3>
            <div className="mt-4">
              <AnswerVideo
                watched={{
                  sessionId: session.id,
                  questionId: answer.questionId,
                  recordingId: answer.answerVideoPath ?? undefined,
                  questionText: answer.question.question,
                }}
                autoPlay={false}
                {...seek}
              />
            </div>
          </div>
        </Card>
      }
      onSeek={show}
    />
  );
}

function Heading({ answer }: Pick<Props, 'answer'>) {
  const { t, language } = useTexts();
  const { question, questionType, questionNumber } = answer;
  const { main, sub } = categoryLabelsOf(question, language);
  return (
    <div className="mb-6">
      <p className="text-sm font-semibold text-accent-ink">
        {t('results.answers.number', { number: questionNumber })}
      </p>
      <h3 className="mt-1 mb-4 text-lg font-bold wrap-anywhere">{question.question}</h3>
      <Tags
        label={t('results.answers.tags')}
        tags={[
          nameOf(questionTypeNames, questionType, language),
          main,
          sub,
          nameOf(difficultyNames, question.difficulty, language),
        ]}
      />
    </div>
  );
}
