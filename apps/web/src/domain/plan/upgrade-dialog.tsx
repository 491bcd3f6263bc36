import { tiers, trialDays } from '@daedap/contract/tiers';
import { type ReactNode, useState } from 'react';
import { reportError } from '#/lib/errors/report-error.ts';
import { dateText } from '#/lib/time/date-text.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { activate, useSubscription } from './subscription-store.ts';
import { type Plan, plansAbove } from './subscription.ts';
import { useTexts } from './texts.ts';
import { planLines, planName } from './plan-texts.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** After a plan has begun and the dialog is about to close. */
  readonly onUpgraded?: (plan: Plan) => void;
};

/** The plans with their prices. Starting one calls no server and takes no payment: it is a trial in this browser. */
export function UpgradeDialog({ open, onClose, onUpgraded }: Props) {
  const { t, language } = useTexts();
  const { plan: current, subscription } = useSubscription();
  const [failed, setFailed] = useState<Plan | null>(null);
  const higher = plansAbove(current);

  const begin = async (plan: Plan) => {
    setFailed(null);
    try {
      const { expiresAt } = await activate(plan.id);
      const date = dateText(new Date(expiresAt));
      showToast(t('upgrade.done', { tier: planName(plan, language), date }));
    } catch (error) {
      reportError(error, 'storage', 'starting a plan');
      setFailed(plan);
      return;
    }
    onUpgraded?.(plan);
    onClose();
  };

  return (
    <>
      <Dialog open={open} title={t('upgrade.title')} onDismiss={onClose}>
        <p className="mt-2 text-pretty text-ink-soft">{t('upgrade.text', { days: trialDays })}</p>
        <ul className="mt-4 flex flex-col gap-3">
          {tiers.map((plan) => (
            <PlanOffer key={plan.id} plan={plan} current={plan === current}>
              {plan === current && subscription && (
                <p className="mt-2 text-sm font-semibold">
                  {t('upgrade.until', { date: dateText(new Date(subscription.expiresAt)) })}
                </p>
              )}
              {higher.includes(plan) && (
                <div className="mt-3">
                  <Button
                    wide
                    variant={plan.isPopular ? 'primary' : 'secondary'}
                    onClick={() => void begin(plan)}
                  >
                    {t('upgrade.start', { tier: planName(plan, language) })}
                  </Button>
                </div>
              )}
            </PlanOffer>
          ))}
        </ul>
        <div className="mt-4">
          <Button wide variant="quiet" onClick={onClose}>
            {t(higher.length > 0 ? 'upgrade.later' : 'common.close')}
          </Button>
        </div>
      </Dialog>
      <AlertDialog
        open={failed !== null}
        title={t('upgrade.failed.title')}
        text={t('upgrade.failed.text')}
        cancelLabel={t('common.close')}
        confirmLabel={t('common.retry')}
        onCancel={() => setFailed(null)}
        onConfirm={() => failed && void begin(failed)}
      />
    </>
  );
}

type PlanOfferProps = {
  readonly plan: Plan;
  /** Where the person stands now. */
  readonly current: boolean;
  readonly children: ReactNode;
};

/** One plan of the upgrade dialog, with its price. */
function PlanOffer({ plan, current, children }: PlanOfferProps) {
  const { t, language } = useTexts();
  const paid = plan.price > 0;
  return (
    <li
      className={`rounded-control border p-4 ${current ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-lg font-bold">{planName(plan, language)}</h3>
        {plan.isPopular && <Badge tone="accent">{t('upgrade.popular')}</Badge>}
        {current && <Badge tone="neutral">{t('upgrade.current')}</Badge>}
        <p className="ml-auto font-bold tabular-nums">
          {paid
            ? t('upgrade.price', { price: plan.price.toLocaleString(language) })
            : t('upgrade.free')}
        </p>
      </div>
      {paid && !current && (
        <p className="text-sm font-semibold text-accent-ink">
          {t('upgrade.trial', { days: trialDays })}
        </p>
      )}
      <ul className="mt-2 list-disc pl-5 text-sm text-ink-soft">
        {planLines(plan).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </li>
  );
}
