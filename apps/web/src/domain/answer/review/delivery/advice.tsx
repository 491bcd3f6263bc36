import type { DeliverySummary } from '@daedap/contract/delivery';
import { formatTenths } from '#/lib/format.ts';
import { findingOf } from './finding.ts';
import { useTexts } from './texts.ts';

/** One sentence about how it was said, and one thing to try. Where the sound was bad, that is said instead. */
export function DeliveryAdvice({ summary }: { summary: DeliverySummary }) {
  const { t } = useTexts();
  const finding = findingOf(summary);
  const { problem } = summary;
  const unit = t(`delivery.units.${summary.paceUnit}`);
  const values = Object.fromEntries(
    Object.entries(finding?.values ?? {}).map(([name, value]) => [name, formatTenths(value)]),
  );
  return (
    <div className="flex flex-col gap-1 text-pretty">
      {problem && (
        <p className={finding ? 'text-sm text-ink-soft' : ''}>
          {t(`delivery.problem.short.${problem}`)}
        </p>
      )}
      {finding && (
        <>
          <p className="font-semibold">
            {t(`delivery.sentence.${finding.kind}`, { ...values, unit })}
          </p>
          <p>
            <span aria-hidden="true" className="text-accent-ink">
              →{' '}
            </span>
            {t(`delivery.try.${finding.kind}`)}
          </p>
        </>
      )}
    </div>
  );
}
