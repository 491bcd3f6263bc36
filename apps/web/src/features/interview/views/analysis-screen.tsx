import { useAdsOn } from '#/domain/plan/subscription-store.ts';
import { AnalysisAdScreen } from '#/domain/preparation/analysis-ad-screen.tsx';
import type { InterviewSnapshot } from '../interview-machine.ts';
import type { LiveProps } from './live-props.ts';
import '../texts.ts';
import { translate } from '#/features/interview/texts.ts';

/** One answer is gathered, then analysed: one screen from its last word to its result. */
export const isAnalysing = (snapshot: InterviewSnapshot) =>
  snapshot.matches({ flow: { answering: 'finishing' } }) || snapshot.matches({ flow: 'analyzing' });

function phaseOf(snapshot: InterviewSnapshot) {
  if (!snapshot.matches({ flow: { analyzing: 'done' } })) return 'running';
  return snapshot.context.answer.outcome?.kind === 'failed' ? 'failed' : 'done';
}

function progressOf(snapshot: InterviewSnapshot): string | undefined {
  if (snapshot.matches({ flow: 'answering' })) return translate('interview.analysis.collecting');
  const { progress } = snapshot.context.answer;
  if (!progress) return undefined;
  const { phase, message } = progress;
  const percent = Math.round(progress.percent);
  return message
    ? translate('interview.analysis.message', { message, percent })
    : translate(`interview.analysis.${phase}`, { percent });
}

export function AnalysisScreen({ snapshot, send }: LiveProps) {
  const progress = progressOf(snapshot);
  const enableAds = useAdsOn(snapshot.context.adsOn);
  return (
    <AnalysisAdScreen
      analysis={phaseOf(snapshot)}
      {...(progress === undefined ? {} : { progress })}
      enableAds={enableAds}
      onResult={() => send({ type: 'SHOW_RESULT' })}
    />
  );
}
