import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { useId, useState } from 'react';
import { AnswerReview, reviewedAnswer } from '#/domain/answer/review/answer-review.tsx';
import { FollowUpOffer } from '#/domain/answer/review/follow-up-offer.tsx';
import { ProvisionalNote } from '#/domain/answer/review/provisional-note.tsx';
import { UnscoredPanel } from '#/domain/answer/review/unscored-panel.tsx';
import { RecordingPlayer } from '#/domain/recording/recording-player.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { questionOf, recordingOf } from '#/features/interview/interview-context.ts';
import { recordedBytes } from '#/features/interview/interview-inputs.ts';
import {
  analysisOf,
  followUpState,
  isEditing,
  nextStep,
  recordedAnswerOf,
  reviewableAnalysisOf,
} from './feedback-steps.ts';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** The review of the answer: its score, the editor of its transcript, or why it has no score and the ways on. */
export function LiveReview(live: LiveProps) {
  const { snapshot, send } = live;
  const { result } = snapshot.context.answer;
  const analysis = reviewableAnalysisOf(snapshot);
  if (isEditing(snapshot)) return <Editor {...live} />;
  if (analysis) return <ScoredAnswer {...live} analysis={analysis} />;
  if (!result || result.kind === 'scored') return null;
  return (
    <UnscoredPanel
      result={result}
      nextStep={nextStep(snapshot)}
      bytes={recordedBytes(snapshot.context)}
      onNext={() => send({ type: 'NEXT' })}
      onReRecord={() => send({ type: 'RE_RECORD' })}
      onType={() => send({ type: 'EDIT' })}
      onRetry={() => send({ type: 'RETRY' })}
      onSendVideo={() => send({ type: 'SEND_VIDEO' })}
      onAbort={() => send({ type: 'ASK_TO_END' })}
    />
  );
}

function Editor({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  const { editError } = snapshot.context.answer;
  return (
    <AnswerReview
      layout="live"
      answer={reviewedAnswer(analysisOf(snapshot))}
      editing={{
        busy: snapshot.matches({ flow: { feedback: 'rescoring' } }),
        error: editError === null ? null : editError || t('interview.feedback.editError'),
        onSave: (text) => send({ type: 'RESCORE', text }),
        onCancel: () => send({ type: 'CANCEL_EDIT' }),
      }}
    />
  );
}

type Playback = { readonly seekTo: number | undefined; readonly seekKey: number };

/** The review with the video behind it, and the offer of a follow-up. */
function ScoredAnswer({
  snapshot,
  send,
  analysis,
}: LiveProps & { readonly analysis: AnswerAnalysis }) {
  const { context } = snapshot;
  const { answer, questions, index } = context;
  const titleId = useId();
  const [watching, setWatching] = useState<Playback | null>(null);
  const question = questionOf(context);
  const recording = recordingOf(answer);
  const followUp = followUpState(snapshot);
  const watch = (seekTo?: number) =>
    setWatching((before) => ({ seekTo, seekKey: (before?.seekKey ?? 0) + 1 }));
  const mark = () => send({ type: 'MARK_IMPORTANT' });
  return (
    <div className="flex flex-col gap-5">
      {answer.result?.kind === 'queued' && <ProvisionalNote />}
      <section aria-labelledby={titleId}>
        <AnswerReview
          layout="live"
          answer={reviewedAnswer(analysis)}
          heading={
            <h2
              id={titleId}
              ref={focusWhenFree}
              tabIndex={-1}
              className="mb-5 text-lg font-bold wrap-anywhere"
            >
              {question.question}
            </h2>
          }
          recording={recordedAnswerOf(snapshot)}
          onSeek={recording ? watch : undefined}
          onWatch={recording ? () => watch() : undefined}
          onEdit={() => send({ type: 'EDIT' })}
          star={recording ? { pressed: answer.important, onToggle: mark } : undefined}
        >
          {followUp && (
            <FollowUpOffer
              state={followUp}
              question={followUp === 'added' ? (questions[index + 1]?.question ?? null) : null}
              onAsk={() => send({ type: 'ASK_FOLLOW_UP' })}
            />
          )}
        </AnswerReview>
      </section>
      <RecordingPlayer
        watched={
          watching && recording
            ? {
                sessionId: recording.sessionId,
                questionId: recording.questionId,
                recordingId: recording.id,
                questionText: question.question,
              }
            : null
        }
        seekTo={watching?.seekTo}
        seekKey={watching?.seekKey}
        onClose={() => setWatching(null)}
      />
    </div>
  );
}
