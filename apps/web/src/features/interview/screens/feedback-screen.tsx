import type { ReactNode } from 'react';
import { SoundNotice } from '#/domain/answer/review/later.tsx';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
import { type Answer, placeOf } from '#/features/interview/interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import {
  isEditing,
  isGoingOn,
  nextStep,
  recordedAnswerOf,
  reviewableAnalysisOf,
} from './feedback-steps.ts';
import { LiveHeader } from './live-header.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { LiveReview } from './live-review.tsx';
import { PlainScreen } from './plain-screen.tsx';
import { SizeBadge } from './badges.tsx';

/** The analysis of the answer. Nothing moves on by itself. */
export function FeedbackScreen(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot } = live;
  const { context } = snapshot;
  const { answer } = context;
  const scored = reviewableAnalysisOf(snapshot) !== null;
  const recording = recordedAnswerOf(snapshot);
  // It comes when the sound is measured, so it stands where it moves nothing.
  const notice = recording && <SoundNotice recording={recording} />;
  if (isGoingOn(snapshot) && !scored) {
    return <PlainScreen {...live} busy title={t('interview.feedback.fetching')} />;
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
      {scored && !isEditing(snapshot) ? (
        <FeedbackBar {...live} notice={notice} />
      ) : (
        <div className="page-width pb-5 empty:hidden">{notice}</div>
      )}
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

/** Weak spots of the sound: they explain a score, and change nothing. */
function AnswerWarnings({ warnings }: Pick<Answer, 'warnings'>) {
  const { t } = useTexts();
  const kinds = [...new Set(warnings)];
  if (kinds.length === 0) return null;
  return (
    <Notice tone="info">
      <ul className="flex flex-col gap-1 text-sm">
        {kinds.map((kind) => (
          <li key={kind}>{t(`interview.feedback.warnings.${kind}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}

type BarProps = LiveProps & {
  /** Above the buttons: to be read before the next answer. The bar grows upwards, and its buttons stay. */
  readonly notice: ReactNode;
};

/** Re-record and next, in the place of the control bar. */
function FeedbackBar({ snapshot, send, notice }: BarProps) {
  const busy = isGoingOn(snapshot);
  const asking = snapshot.matches({ flow: { feedback: 'askingFollowUp' } });
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-paper pb-[max(0.75rem,var(--safe-bottom))]">
      <div className="mx-auto w-full max-w-2xl px-4 pt-3 empty:hidden has-[output:empty]:hidden">
        {notice}
      </div>
      <div className="@container">
        <div className="mx-auto flex w-full max-w-2xl gap-3 px-4 pt-3 @max-3xs:flex-col-reverse">
          <Button
            variant="secondary"
            size="large"
            ready={!busy}
            onClick={() => send({ type: 'RE_RECORD' })}
          >
            <span className="whitespace-nowrap">{reviewText('feedback.actions.reRecord')}</span>
          </Button>
          <Button
            size="large"
            wide
            busy={busy}
            ready={!asking}
            onClick={() => send({ type: 'NEXT' })}
          >
            {reviewText(`feedback.actions.${nextStep(snapshot)}`)}
          </Button>
        </div>
      </div>
    </div>
  );
}
