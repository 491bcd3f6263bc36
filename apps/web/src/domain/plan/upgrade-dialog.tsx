import { tiers, trialDays } from '@daedap/contract/tiers';
import { useState } from 'react';
import { reportError } from '#/lib/errors/report-error.ts';
import { tiersAbove, type Tier } from './subscription.ts';
import { activate, useSubscription } from './subscription-store.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { TierOffer } from './tier-offer.tsx';
import { dateText, tierName } from './tier-texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** After a tier has begun and the dialog is about to close. */
  readonly onUpgraded?: (tier: Tier) => void;
};

/** The tiers with their prices. Beginning one asks no server and no payment: it is a trial in this browser. */
export function UpgradeDialog({ open, onClose, onUpgraded }: Props) {
  const { t, language } = useTexts();
  const { tier: current, subscription } = useSubscription();
  const [failed, setFailed] = useState<Tier | null>(null);
  const higher = tiersAbove(current);

  const begin = async (tier: Tier) => {
    setFailed(null);
    try {
      const { expiresAt } = await activate(tier.id);
      const date = dateText(expiresAt, language);
      showToast(t('upgrade.done', { tier: tierName(tier, language), date }));
    } catch (error) {
      reportError(error, 'storage', 'starting a plan');
      setFailed(tier);
      return;
    }
    onUpgraded?.(tier);
    onClose();
  };

  return (
    <>
      <Dialog open={open} title={t('upgrade.title')} onDismiss={onClose}>
        <p className="mt-2 text-pretty text-ink-soft">{t('upgrade.text', { days: trialDays })}</p>
        <ul className="mt-4 flex flex-col gap-3">
          {tiers.map((tier) => (
            <TierOffer key={tier.id} tier={tier} current={tier === current}>
              {tier === current && subscription && (
                <p className="mt-2 text-sm font-semibold">
                  {t('upgrade.until', { date: dateText(subscription.expiresAt, language) })}
                </p>
              )}
              {higher.includes(tier) && (
                <div className="mt-3">
                  <Button
                    wide
                    variant={tier.isPopular ? 'primary' : 'secondary'}
                    onClick={() => void begin(tier)}
                  >
                    {t('upgrade.start', { tier: tierName(tier, language) })}
                  </Button>
                </div>
              )}
            </TierOffer>
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
