import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { useState } from 'react';
import { AnswerFeedback } from '#/domain/answer/review/answer-feedback.tsx';
import { ProvisionalNote } from '#/domain/answer/review/provisional-note.tsx';
import { FollowUpOffer } from '#/domain/answer/review/follow-up-offer.tsx';
import { RecordingPlayer } from '#/domain/recording/recording-player.tsx';
import { questionOf, recordingOf } from '../interview-context.ts';
import { followUpState } from './feedback-steps.ts';
import type { LiveProps } from './live-props.ts';

type Watching = { readonly seekTo: number | undefined; readonly seekKey: number };

type Props = LiveProps & { readonly analysis: AnswerAnalysis };

/** A score with its reasons, the video behind it, and the offer of a follow-up. */
export function ScoredAnswer({ snapshot, send, analysis }: Props) {
  const { context } = snapshot;
  const { answer, questions, index } = context;
  const [watching, setWatching] = useState<Watching | null>(null);
  const question = questionOf(context);
  const recording = recordingOf(answer);
  const followUp = followUpState(snapshot);
  const watch = (seekTo?: number) =>
    setWatching((before) => ({ seekTo, seekKey: (before?.seekKey ?? 0) + 1 }));
  return (
    <div className="flex flex-col gap-5">
      {answer.outcome?.kind === 'queued' && <ProvisionalNote />}
      <AnswerFeedback
        arriving
        analysis={analysis}
        questionText={question.question}
        onSeek={recording ? watch : undefined}
        onWatch={recording ? () => watch() : undefined}
        onEdit={() => send({ type: 'EDIT' })}
        star={
          recording
            ? { pressed: answer.important, onToggle: () => send({ type: 'MARK_IMPORTANT' }) }
            : undefined
        }
      />
      {followUp && (
        <FollowUpOffer
          state={followUp}
          question={followUp === 'added' ? (questions[index + 1]?.question ?? null) : null}
          onAsk={() => send({ type: 'ASK_FOLLOW_UP' })}
        />
      )}
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
