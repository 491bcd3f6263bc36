import { tiers } from '@daedap/contract/tiers';
import { useState } from 'react';
import { tiersAbove } from '#/domain/plan/subscription.ts';
import { useSubscription } from '#/domain/plan/subscription-store.ts';
import { tierLines, tierName } from '#/domain/plan/tier-texts.ts';
import { UpgradeDialog } from '#/domain/plan/upgrade-dialog.tsx';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

/** The tiers side by side. Prices stand in the dialog only. */
export function TierPreviews() {
  const { t, language } = useTexts();
  const { tier: current } = useSubscription();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('setup.tiers.title')}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {tiers.map((tier) => (
          <li
            key={tier.id}
            className={`rounded-control border p-4 ${tier === current ? 'border-accent bg-accent-soft' : 'border-line'}`}
          >
            <p className="flex flex-wrap items-center gap-2 font-bold">
              {tierName(tier, language)}
              {tier === current && <Badge>{t('setup.tiers.current')}</Badge>}
            </p>
            <ul className="mt-1 text-sm text-ink-soft">
              {tierLines(tier).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {tiersAbove(current).length > 0 && (
        <div className="mt-4">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('setup.tiers.more')}
          </Button>
        </div>
      )}
      <UpgradeDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
