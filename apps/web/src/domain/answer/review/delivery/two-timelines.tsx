import type { AnswerAttempt } from '@daedap/contract/interviews';
import { useMemo, useSyncExternalStore } from 'react';
import { playingSecondOf, subscribePlayingMoment } from '#/media/playing-moment.ts';
import { Card } from '#/ui/card.tsx';
import { DeliveryAdvice } from './advice.tsx';
import { useDelivery } from './load-track.ts';
import { marksOf } from './marks.ts';
import { useTexts } from './texts.ts';
import { Legend, MarkList, Timeline } from './timeline.tsx';

type Attempt = Pick<
  AnswerAttempt,
  'id' | 'questionId' | 'answerVideoPath' | 'answerText' | 'segments' | 'evidence' | 'delivery'
>;

type Props = {
  readonly sessionId: number;
  /** Seconds that were given. */
  readonly limit: number;
  readonly first: Attempt;
  readonly second: Attempt;
  /** What the attempts are called. */
  readonly names: readonly [string, string];
  /** Plays an attempt from a second of it. */
  readonly onSeek: (attemptId: number, seconds: number) => void;
};

/** How two attempts were said, one above the other on the same scale. Nothing when this device has neither recording. */
export function TwoTimelines({ sessionId, limit, first, second, names, onSeek }: Props) {
  const { t } = useTexts();
  const one = useAttempt(sessionId, limit, first);
  const other = useAttempt(sessionId, limit, second);
  if (!one && !other) return null;
  const seconds = Math.max(one?.track.seconds ?? 0, other?.track.seconds ?? 0);
  return (
    <Card title={t('delivery.compare.title')}>
      <div className="flex flex-col gap-7">
        {[one, other].map((attempt, at) => (
          <section key={names[at]} aria-label={names[at]}>
            <h3 className="mb-2 font-bold">{names[at]}</h3>
            {attempt ? (
              <>
                <DeliveryAdvice summary={attempt.delivery.summary} />
                <div className="mt-3">
                  <Timeline
                    track={attempt.track}
                    marks={attempt.marks}
                    seconds={seconds}
                    playhead={attempt.playhead}
                    onSeek={(seekTo) => onSeek(attempt.id, seekTo)}
                  />
                  <Legend marks={attempt.marks} />
                </div>
                <MarkList marks={attempt.marks} onSeek={(seekTo) => onSeek(attempt.id, seekTo)} />
              </>
            ) : (
              <p className="text-ink-soft">{t('delivery.compare.missing')}</p>
            )}
          </section>
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('delivery.compare.note')}</p>
    </Card>
  );
}

function useAttempt(sessionId: number, limit: number, attempt: Attempt) {
  const { language } = useTexts();
  const { id, questionId, evidence } = attempt;
  // An attempt never shows the recording of another one.
  const recordingId = attempt.answerVideoPath ?? '';
  const onServer = { sessionId, answerId: id, delivery: attempt.delivery };
  const described = useDelivery({ sessionId, questionId, recordingId, limit, onServer }, attempt);
  const playhead = useSyncExternalStore(subscribePlayingMoment, () =>
    playingSecondOf({ questionId, recordingId }),
  );
  const marks = useMemo(
    () => (described && language ? marksOf(described.delivery, evidence) : []),
    [described, evidence, language],
  );
  return described ? { ...described, id, marks, playhead } : null;
}
