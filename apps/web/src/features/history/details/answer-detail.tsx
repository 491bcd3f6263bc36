import { questionTypeNames } from '@daedap/contract/category-names';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';
import { AnswerReview } from '#/domain/answer/review/answer-review.tsx';
import { useStar } from '#/domain/answer/review/use-star.ts';
import { retakeStateOf } from '#/domain/session/retake-state.ts';
import { formatDuration } from '#/lib/format.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { BinIcon, PlayIcon } from '#/ui/icons.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AttemptsCard } from './attempts-card.tsx';
import { useTexts } from './texts.ts';
import { VideoPanel, type SeekRequest } from './video-panel.tsx';

type Props = {
  readonly session: Session;
  readonly answer: UserAnswer;
  /** The recording on this device. */
  readonly localVideo: string | null;
  readonly onDelete: () => void;
};

/** One answer: question, transcript, scores and feedback. */
export function AnswerDetail({ session, answer, localVideo, onDelete }: Props) {
  const { t, language } = useTexts();
  const titleId = useId();
  const star = useStar(answer);
  const opener = useRef<HTMLButtonElement>(null);
  const [seek, setSeek] = useState<SeekRequest | null>(null);
  const hasVideo = localVideo !== null || answer.backup !== null;
  const panel = useRef<HTMLElement>(null);
  const showPanel = useCallback((element: HTMLElement | null) => {
    panel.current = element;
    reveal(element);
  }, []);
  const watch = (seekTo?: number) => {
    setSeek((before) => ({ seekTo, seekKey: (before?.seekKey ?? 0) + 1 }));
    reveal(panel.current);
  };
  const closeVideo = () => {
    setSeek(null);
    opener.current?.focus();
  };
  return (
    <section aria-labelledby={titleId}>
      <AnswerReview
        layout="details"
        answer={answer}
        heading={
          <div className="mb-5">
            <p className="text-sm text-ink-soft">
              {t('details.questions.number', { number: answer.questionNumber })}
              {' · '}
              {nameOf(questionTypeNames, answer.questionType, language)}
            </p>
            <h2 id={titleId} className="mt-1 text-lg font-bold wrap-anywhere">
              {answer.question.question}
            </h2>
            <AnswerTime answer={answer} limit={session.timePerQuestion} />
          </div>
        }
        silentNote={<Notice tone="info">{t('details.answer.silent')}</Notice>}
        footer={
          <AnswerActions session={session} answer={answer} onDelete={onDelete}>
            {hasVideo && (
              <Button
                ref={opener}
                aria-expanded={seek !== null}
                onClick={() => (seek ? closeVideo() : watch())}
              >
                <PlayIcon />
                {t(seek ? 'details.answer.hideVideo' : 'details.answer.video')}
              </Button>
            )}
          </AnswerActions>
        }
        video={
          seek &&
          hasVideo && (
            <VideoPanel
              ref={showPanel}
              watched={{
                sessionId: session.id,
                questionId: answer.questionId,
                recordingId: answer.answerVideoPath ?? localVideo ?? undefined,
                questionText: answer.question.question,
              }}
              seek={seek}
              onClose={closeVideo}
            />
          )
        }
        recording={{
          sessionId: session.id,
          questionId: answer.questionId,
          recordingId: answer.answerVideoPath ?? localVideo,
          limit: session.timePerQuestion,
          onServer: { sessionId: session.id, answerId: answer.id, delivery: answer.delivery },
        }}
        onSeek={hasVideo ? watch : undefined}
        star={star}
      >
        {answer.attempts.length > 1 && <AttemptsCard answer={answer} />}
      </AnswerReview>
    </section>
  );
}

/** Scrolls the video into sight: the transcript further down the page opens it, too. */
function reveal(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

type TimeProps = {
  readonly answer: Pick<UserAnswer, 'answerDuration' | 'isTimeExceeded'>;
  /** In seconds. */
  readonly limit: number;
};

function AnswerTime({ answer, limit }: TimeProps) {
  const { t } = useTexts();
  const seconds = answer.answerDuration;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
      {seconds === null
        ? t('details.answer.noTime')
        : t('details.answer.time', {
            time: formatDuration(seconds),
            limit: formatDuration(limit),
          })}
      {answer.isTimeExceeded && <Badge tone="amber">{t('details.answer.exceeded')}</Badge>}
    </p>
  );
}

type ActionsProps = {
  readonly session: Session;
  readonly answer: UserAnswer;
  readonly onDelete: () => void;
  /** Shown first. */
  readonly children: ReactNode;
};

function AnswerActions({ session, answer, onDelete, children }: ActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const retake = () => {
    const state = { ...leaveConfirmed, ...retakeStateOf(session, answer) };
    void navigate(pages.live, { state });
  };
  return (
    <div className="mt-6 flex flex-col gap-3 @sm:flex-row @sm:flex-wrap">
      {children}
      <Button variant="secondary" onClick={retake}>
        {t('details.answer.retake')}
      </Button>
      <Button variant="quiet" onClick={onDelete}>
        <BinIcon />
        {t('details.delete.action')}
      </Button>
    </div>
  );
}
