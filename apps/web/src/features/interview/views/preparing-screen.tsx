import { useAdsOn } from '#/domain/plan/subscription-store.ts';
import { PreparationScreen } from '#/domain/preparation/preparation-screen.tsx';
import { placeOf, questionOf } from '../interview-context.ts';
import { followUpText } from './labels.ts';
import type { LiveProps } from './live-props.ts';

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
      enableAds={enableAds}
      onStart={() => send({ type: 'PREPARED' })}
      onLeave={() => send({ type: 'LEAVE' })}
    />
  );
}
