import { questionTypeNames } from '@daedap/contract/category-names';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useCallback, useId, useRef, useState } from 'react';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { AnswerReview } from '#/domain/answer/review/answer-review.tsx';
import { Button } from '#/ui/button.tsx';
import { PlayIcon } from '#/ui/icons.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerTime } from './answer-time.tsx';
import { Attempts } from './attempts.tsx';
import { VideoPanel, type Watching } from './video-panel.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly session: Session;
  readonly answer: UserAnswer;
  /** The recording on this device. */
  readonly localVideo: string | null;
  readonly onDelete: () => void;
};

/** Words of the transcript ask for the video too, from further down the page. */
function reveal(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

/** One answer: what was asked and said, what it was worth, and why. */
export function AnswerDetail({ session, answer, localVideo, onDelete }: Props) {
  const { t, language } = useTexts();
  const titleId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [watching, setWatching] = useState<Watching | null>(null);
  const hasVideo = localVideo !== null || answer.backup !== null;
  const panel = useRef<HTMLElement>(null);
  const showPanel = useCallback((element: HTMLElement | null) => {
    panel.current = element;
    reveal(element);
  }, []);
  const watch = (seekTo?: number) => {
    setWatching((before) => ({ seekTo, seekKey: (before?.seekKey ?? 0) + 1 }));
    reveal(panel.current);
  };
  const closeVideo = () => {
    setWatching(null);
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
                aria-expanded={watching !== null}
                onClick={() => (watching ? closeVideo() : watch())}
              >
                <PlayIcon />
                {t(watching ? 'details.answer.hideVideo' : 'details.answer.video')}
              </Button>
            )}
          </AnswerActions>
        }
        video={
          watching &&
          hasVideo && (
            <VideoPanel
              ref={showPanel}
              watched={{
                sessionId: session.id,
                questionId: answer.questionId,
                recordingId: answer.answerVideoPath ?? localVideo ?? undefined,
                questionText: answer.question.question,
              }}
              watching={watching}
              onClose={closeVideo}
            />
          )
        }
        onSeek={hasVideo ? watch : undefined}
      >
        {answer.attempts.length > 1 && <Attempts answer={answer} />}
      </AnswerReview>
    </section>
  );
}
