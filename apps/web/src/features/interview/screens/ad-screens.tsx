import { useAdsOn } from '#/domain/plan/subscription-store.ts';
import { AnalysisAdScreen, EndAdScreen, PreparationScreen } from '#/domain/preparation/later.tsx';
import { isHeard, placeOf, questionOf } from '#/features/interview/interview-context.ts';
import { isReal } from '#/features/interview/real/given-answers.ts';
import { translate } from '#/features/interview/texts.ts';
import type { InterviewSnapshot, LiveProps } from '#/features/interview/interview-machine.ts';
import { followUpText } from './labels.ts';

/** One screen from the last word of an answer to its result. Real mode goes on with the next question instead. */
export const isAnalysing = (snapshot: InterviewSnapshot) =>
  (snapshot.matches({ flow: { answering: 'finishing' } }) && !isReal(snapshot.context)) ||
  snapshot.matches({ flow: 'analyzing' });

function phaseOf(snapshot: InterviewSnapshot) {
  if (!snapshot.matches({ flow: { analyzing: 'done' } })) return 'running';
  return snapshot.context.answer.result?.kind === 'failed' ? 'failed' : 'done';
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

/** The ad screen before a question. */
export function PreparingScreen({ snapshot: { context }, send }: LiveProps) {
  const place = placeOf(context);
  const enableAds = useAdsOn(context.adsOn);
  return (
    <PreparationScreen
      questionNumber={place.number}
      totalQuestions={place.total}
      followUps={followUpText(place)}
      question={questionOf(context).question}
      isHeard={isHeard(context) === 'yes'}
      seconds={context.config.preparationSeconds}
      enableAds={enableAds}
      onStart={() => send({ type: 'PREPARED' })}
      onLeave={() => send({ type: 'LEAVE' })}
    />
  );
}

const phases = ['running', 'done', 'failed'] as const;

/** The wait while the whole interview is analysed. */
export function EndingScreen({ snapshot, send }: LiveProps) {
  const phase = phases.find((state) => snapshot.matches({ flow: { ending: state } }));
  const enableAds = useAdsOn(snapshot.context.adsOn);
  return (
    <EndAdScreen
      analysis={phase ?? 'running'}
      enableAds={enableAds}
      onResult={() => send({ type: 'SHOW_RESULT' })}
    />
  );
}
