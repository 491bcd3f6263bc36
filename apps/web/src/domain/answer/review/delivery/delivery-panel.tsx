import type { Evidence } from '@daedap/contract/interviews';
import { useMemo, useSyncExternalStore } from 'react';
import { playingSecondOf, subscribePlayingMoment } from '#/media/playing-moment.ts';
import { DeliveryAdvice } from './advice.tsx';
import { DeliveryFrame, DeliveryPlace } from './delivery-place.tsx';
import { Figures } from './figures.tsx';
import { useDelivery, useLookingMarks } from './load-track.ts';
import { marksOf } from './marks.ts';
import { type AnswerWords, hasSoundInMemory, type RecordedAnswer } from './recorded-answer.ts';
import { useTexts } from './texts.ts';
import { Legend, MarkList, Timeline } from './timeline.tsx';

type Props = {
  readonly answer: AnswerWords & { readonly evidence: readonly Evidence[] };
  readonly recording: RecordedAnswer;
  /** Results have a heading above the answers. */
  readonly level: 2 | 3;
  readonly onSeek?: ((seconds: number) => void) | undefined;
};

/** How an answer was said, from its recording on this device. Nothing without one. */
export function DeliveryPanel({ answer, recording, level, onSeek }: Props) {
  const { t, language } = useTexts();
  const described = useDelivery(recording, answer);
  const looking = useLookingMarks(recording);
  const playhead = useSyncExternalStore(subscribePlayingMoment, () => playingSecondOf(recording));
  const { evidence } = answer;
  const marks = useMemo(
    // The labels are in the language of the page.
    () => (described && language ? marksOf(described.delivery, evidence, looking) : []),
    [described, evidence, looking, language],
  );
  const wasAwaited = hasSoundInMemory(recording);
  if (described === undefined && wasAwaited) return <DeliveryPlace />;
  if (!described) return null;
  const { track, delivery } = described;
  const Heading = `h${level}` as const;
  return (
    <DeliveryFrame label={t('delivery.title')} isReserved={wasAwaited && track.voice.length > 0}>
      <Heading className="text-lg font-bold">{t('delivery.title')}</Heading>
      <div className="mt-4">
        <DeliveryAdvice summary={delivery.summary} />
      </div>
      {track.voice.length > 0 && (
        <>
          <div className="mt-4">
            <Timeline
              track={track}
              marks={marks}
              seconds={track.seconds}
              playhead={playhead}
              onSeek={onSeek}
            />
            <Legend marks={marks} />
          </div>
          <MarkList marks={marks} onSeek={onSeek} />
          <Figures summary={delivery.summary} />
        </>
      )}
      <p className="mt-auto pt-3 text-sm text-ink-soft">{t('delivery.note')}</p>
    </DeliveryFrame>
  );
}
