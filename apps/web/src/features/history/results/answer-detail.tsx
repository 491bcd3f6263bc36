import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useRef, useState } from 'react';
import { MarkedTranscript } from '#/domain/answer/review/marked-transcript.tsx';
import { AnswerVideo } from '#/domain/recording/answer-video.tsx';
import { Card } from '#/ui/card.tsx';
import { AnswerAdvice } from './answer-advice.tsx';
import { AnswerSummary } from './answer-summary.tsx';
import { AnswerTitle } from './answer-title.tsx';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
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
    <div className="@container">
      <div className="grid gap-5 @3xl:grid-cols-[2fr_3fr] @3xl:grid-rows-[auto_1fr] @3xl:items-start">
        <AnswerSummary session={session} answer={answer} />
        <div className="flex min-w-0 flex-col gap-5 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
          <Card>
            <div ref={video} className="scroll-mt-20">
              <AnswerTitle>{t('results.answers.video')}</AnswerTitle>
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
          <Card>
            <AnswerTitle>{reviewText('feedback.sections.transcript')}</AnswerTitle>
            <div data-text="" className="mt-4">
              <MarkedTranscript
                transcription={answer.answerText ?? ''}
                evidence={answer.evidence}
                onSeek={show}
              />
            </div>
          </Card>
        </div>
        <AnswerAdvice answer={answer} />
      </div>
    </div>
  );
}
