import { trialDays } from '@daedap/contract/tiers';
import type { ReactNode } from 'react';
import type { Tier } from './subscription.ts';
import { Badge } from '#/ui/badge.tsx';
import { tierLines, tierName } from './tier-texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly tier: Tier;
  /** Where the person stands now. */
  readonly current: boolean;
  readonly children: ReactNode;
};

/** One tier of the upgrade dialog, with its price. */
export function TierOffer({ tier, current, children }: Props) {
  const { t, language } = useTexts();
  const paid = tier.price > 0;
  return (
    <li
      className={`rounded-control border p-4 ${current ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-lg font-bold">{tierName(tier, language)}</h3>
        {tier.isPopular && <Badge tone="accent">{t('upgrade.popular')}</Badge>}
        {current && <Badge tone="neutral">{t('upgrade.current')}</Badge>}
        <p className="ml-auto font-bold tabular-nums">
          {paid
            ? t('upgrade.price', { price: tier.price.toLocaleString(language) })
            : t('upgrade.free')}
        </p>
      </div>
      {paid && !current && (
        <p className="text-sm font-semibold text-accent-ink">
          {t('upgrade.trial', { days: trialDays })}
        </p>
      )}
      <ul className="mt-2 list-disc pl-5 text-sm text-ink-soft">
        {tierLines(tier).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </li>
  );
}
