import { type DeliverySummary, readDelivery } from '@daedap/contract/delivery';
import { DeliveryAdvice } from './advice.tsx';
import { pausesPerMinute } from './finding.ts';
import { useTexts } from './texts.ts';

type Props = {
  /** How past interviews were said, oldest first, as the server sends it. */
  readonly deliveries: readonly unknown[];
};

/** How the last interview was said, what changed since the one before, and one thing to try. */
export function TrendDelivery({ deliveries }: Props) {
  const { t } = useTexts();
  const known = deliveries.map(readDelivery).filter((delivery) => delivery !== null);
  const last = known.at(-1);
  if (!last) return null;
  const before = known.at(-2);
  const change = before && changeOf(before, last);
  return (
    <section aria-label={t('delivery.title')} className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 font-semibold">{t('delivery.title')}</h3>
      {change && <p className="text-ink-soft">{t(`delivery.trend.${change}`)}</p>}
      <DeliveryAdvice summary={last} />
    </section>
  );
}

/** Smaller changes are chance. */
const heardPace = 0.15;
const heardPauses = 2;
const heardPitch = 1.5;

/** The first change that a listener would hear; null without one. */
export function changeOf(before: DeliverySummary, last: DeliverySummary) {
  const pauses = pausesPerMinute(last) - pausesPerMinute(before);
  if (pauses <= -heardPauses) return 'fewerPauses';
  if (pauses >= heardPauses) return 'morePauses';
  if (before.pace !== null && last.pace !== null && before.paceUnit === last.paceUnit) {
    const pace = last.pace / before.pace - 1;
    if (pace >= heardPace) return 'faster';
    if (pace <= -heardPace) return 'slower';
  }
  const pitch = (last.pitchRange ?? 0) - (before.pitchRange ?? Number.POSITIVE_INFINITY);
  return pitch >= heardPitch ? 'livelier' : null;
}
