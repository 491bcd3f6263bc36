import { tiers } from '@daedap/contract/tiers';
import { useState } from 'react';
import { plansAbove } from '#/domain/plan/subscription.ts';
import { useSubscription } from '#/domain/plan/subscription-store.ts';
import { planLines, planName } from '#/domain/plan/plan-texts.ts';
import { UpgradeDialog } from '#/domain/plan/upgrade-dialog.tsx';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

/** The plans side by side, without prices. The plan dialog shows those. */
export function PlanPreviews() {
  const { t, language } = useTexts();
  const { plan: current } = useSubscription();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('setup.tiers.title')}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {tiers.map((plan) => (
          <li
            key={plan.id}
            className={`rounded-control border p-4 ${plan === current ? 'border-accent bg-accent-soft' : 'border-line'}`}
          >
            <p className="flex flex-wrap items-center gap-2 font-bold">
              {planName(plan, language)}
              {plan === current && <Badge>{t('setup.tiers.current')}</Badge>}
            </p>
            <ul className="mt-1 text-sm text-ink-soft">
              {planLines(plan).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {plansAbove(current).length > 0 && (
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
