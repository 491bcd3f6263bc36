import { useAdsOn } from '#/lib/subscription/subscription-store.ts';
import { PreparationScreen } from '#/parts/preparation/preparation-screen.tsx';
import { questionOf } from '../interview-context.ts';
import { placeOf } from './labels.ts';
import type { LiveProps } from './live-props.ts';

/** The ad screen before a question. */
export function PreparingScreen({ snapshot: { context }, send }: LiveProps) {
  const { number, total } = placeOf(context);
  const enableAds = useAdsOn(context.adsOn);
  return (
    <PreparationScreen
      questionNumber={number}
      totalQuestions={total}
      question={questionOf(context).question}
      enableAds={enableAds}
      onStart={() => send({ type: 'PREPARED' })}
      onLeave={() => send({ type: 'LEAVE' })}
    />
  );
}
