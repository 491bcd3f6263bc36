import { EditTranscript } from '#/domain/answer/review/edit-transcript.tsx';
import { Card } from '#/ui/card.tsx';
import { placeOf } from '../interview-context.ts';
import { AnswerWarnings } from './answer-warnings.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { analysisOf, isEditing, isGoingOn, leadsTo } from './feedback-steps.ts';
import { LiveHeader } from './live-header.tsx';
import type { LiveProps } from './live-props.ts';
import { OutcomePanel } from './outcome-panel.tsx';
import { PlainView } from './plain-view.tsx';
import { ScoredAnswer } from './scored-answer.tsx';
import { SizeBadge } from './size-badge.tsx';
import { useTexts } from '#/features/interview/texts.ts';

/** What became of the answer. Nothing moves on by itself. */
export function FeedbackView(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot } = live;
  const { context } = snapshot;
  const { answer } = context;
  const scored = judgedOf(snapshot) !== null;
  const editing = isEditing(snapshot);
  if (isGoingOn(snapshot) && !scored) {
    return <PlainView {...live} busy title={t('interview.feedback.fetching')} />;
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <LiveHeader {...live} />
      <div className="page-width flex flex-1 flex-col gap-5 py-5">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto text-xl font-bold">{titleOf(live, t)}</h1>
          <SizeBadge bytes={answer.bytes} />
        </div>
        <AnswerWarnings warnings={answer.warnings} />
        {editing ? <Editing {...live} /> : <Outcome {...live} />}
        <output className="text-sm text-ink-soft empty:hidden">
          {isGoingOn(snapshot) && goingOnText(live, t)}
        </output>
      </div>
      {scored && !editing && <FeedbackBar {...live} />}
    </div>
  );
}

function titleOf({ snapshot: { context } }: LiveProps, t: ReturnType<typeof useTexts>['t']) {
  if (context.start.retake) return t('interview.retake.result');
  const { number, followUp } = placeOf(context);
  return t(followUp === null ? 'interview.feedback.title' : 'interview.feedback.followUpTitle', {
    number,
  });
}

function goingOnText({ snapshot }: LiveProps, t: ReturnType<typeof useTexts>['t']): string {
  return t(
    snapshot.matches({ flow: { feedback: 'followingUp' } })
      ? 'interview.feedback.following'
      : 'interview.feedback.fetching',
  );
}

/** A score, or what stands in for one until the network is back. */
function judgedOf(snapshot: LiveProps['snapshot']) {
  const kind = snapshot.context.answer.outcome?.kind;
  return kind === 'scored' || kind === 'queued' ? analysisOf(snapshot) : null;
}

function Outcome(live: LiveProps) {
  const { outcome } = live.snapshot.context.answer;
  if (!outcome) return null;
  const analysis = judgedOf(live.snapshot);
  if (analysis) return <ScoredAnswer {...live} analysis={analysis} />;
  return outcome.kind === 'scored' ? null : (
    <OutcomePanel {...live} outcome={outcome} leadsTo={leadsTo(live.snapshot)} />
  );
}

function Editing({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  const { editError } = snapshot.context.answer;
  return (
    <Card>
      <EditTranscript
        text={analysisOf(snapshot)?.transcription ?? ''}
        busy={snapshot.matches({ flow: { feedback: 'rescoring' } })}
        error={editError === null ? null : editError || t('interview.feedback.editError')}
        onSave={(text) => send({ type: 'RESCORE', text })}
        onCancel={() => send({ type: 'CANCEL_EDIT' })}
      />
    </Card>
  );
}
