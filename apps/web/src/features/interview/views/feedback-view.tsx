import { placeOf } from '../interview-context.ts';
import { AnswerWarnings } from './answer-warnings.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { isEditing, isGoingOn, reviewableAnalysisOf } from './feedback-steps.ts';
import { LiveHeader } from './live-header.tsx';
import type { LiveProps } from './live-props.ts';
import { LiveReview } from './live-review.tsx';
import { PlainView } from './plain-view.tsx';
import { SizeBadge } from './size-badge.tsx';
import { useTexts } from '#/features/interview/texts.ts';

/** What became of the answer. Nothing moves on by itself. */
export function FeedbackView(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot } = live;
  const { context } = snapshot;
  const { answer } = context;
  const scored = reviewableAnalysisOf(snapshot) !== null;
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
        <LiveReview {...live} />
        <output className="text-sm text-ink-soft empty:hidden">
          {isGoingOn(snapshot) && goingOnText(live, t)}
        </output>
      </div>
      {scored && !isEditing(snapshot) && <FeedbackBar {...live} />}
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
