import { difficultyNames, questionTypeNames } from '@daedap/contract/category-names';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { useRef, useState } from 'react';
import { generatePath } from '#/lib/router/address.ts';
import { useNavigate } from '#/lib/router/hooks.ts';
import { AnswerReview } from '#/domain/answer/review/answer-review.tsx';
import { useStar } from '#/domain/answer/review/use-star.ts';
import { AnswerVideo } from '#/domain/recording/answer-video-later.tsx';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { AddToSet } from '#/domain/question-sets/add-to-set.tsx';
import { retakeStateOf } from '#/domain/session/retake-state.ts';
import { formatDuration } from '#/lib/format.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Tags } from './tags.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly answer: UserAnswer };

type Seek = { readonly seekTo: number; readonly seekKey: number };

/** One answer: scores, feedback, transcript and video. */
export function AnswerDetail({ session, answer }: Props) {
  const { t } = useTexts();
  const [seek, setSeek] = useState<Seek | null>(null);
  const star = useStar(answer);
  const video = useRef<HTMLDivElement>(null);
  const show = (seekTo: number) => {
    setSeek((before) => ({ seekTo, seekKey: (before?.seekKey ?? 0) + 1 }));
    // On a phone the video may be out of sight.
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
          {answer.attempts.length > 0 && <RetakeActions session={session} answer={answer} />}
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
      recording={{
        sessionId: session.clientSessionId ?? session.id,
        questionId: answer.questionId,
        recordingId: answer.answerVideoPath,
        limit: session.timePerQuestion,
        onServer:
          session.id > 0
            ? { sessionId: session.id, answerId: answer.id, delivery: answer.delivery }
            : null,
      }}
      onSeek={show}
      star={session.id > 0 ? star : undefined}
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

type TimeProps = {
  readonly answer: Pick<UserAnswer, 'answerDuration' | 'expectedDuration' | 'isTimeExceeded'>;
};

/** How long the answer took, and how long was suggested. */
function AnswerTime({ answer }: TimeProps) {
  const { t } = useTexts();
  const { answerDuration, expectedDuration, isTimeExceeded } = answer;
  return (
    <dl className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
      <div className="flex items-baseline gap-2">
        <dt className="text-sm text-ink-soft">{t('results.answers.time')}</dt>
        <dd className="flex items-center gap-2 font-semibold tabular-nums">
          {answerDuration === null
            ? t('results.answers.timeUnknown')
            : formatDuration(answerDuration)}
          {isTimeExceeded && <Badge tone="red">{t('results.answers.exceeded')}</Badge>}
        </dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-sm text-ink-soft">{t('results.answers.expected')}</dt>
        <dd className="font-semibold tabular-nums">{formatDuration(expectedDuration)}</dd>
      </div>
    </dl>
  );
}

type RetakeProps = { readonly session: Session; readonly answer: UserAnswer };

/** The number of attempts, a retake, and a link to compare attempts. */
function RetakeActions({ session, answer }: RetakeProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { attempts, questionId } = answer;
  const details = generatePath(pages.sessionDetails, { sessionId: String(session.id) });
  const again = () =>
    void navigate(pages.live, { state: { ...leaveConfirmed, ...retakeStateOf(session, answer) } });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-ink-soft tabular-nums">
        {t('results.answers.attempts', { count: attempts.length })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={again}>
          {t('results.answers.again')}
        </Button>
        <AddToSet answer={answer} />
        {attempts.length > 1 && (
          <ButtonLink
            variant="secondary"
            to={`${details}?question=${questionId}&compare=1`}
            state={leaveConfirmed}
          >
            {t('results.answers.compare')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
