import { tiers } from '@daedap/contract/tiers';
import { useId, useRef } from 'react';
import { tiersAbove, type Tier } from './subscription.ts';
import { useSubscription } from './subscription-store.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { durationText, tierName } from './tier-texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly open: boolean;
  /** Seconds that this answer had. */
  readonly timeLimit: number;
  /** Goes on with the interview; Escape does the same. */
  readonly onNext: () => void;
  readonly onUpgrade: () => void;
};

/** The answer's time is up: go on, or get more of it for the answers to come. */
export function TimeUpDialog({ open, timeLimit, onNext, onUpgrade }: Props) {
  const { t, language } = useTexts();
  const { tier } = useSubscription();
  const next = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const moreToHave = tiersAbove(tier).some((higher) => higher.timeLimit > timeLimit);
  const time = durationText(timeLimit);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('upgrade.timeUp.title')}
      describedBy={textId}
      initialFocus={next}
      onDismiss={onNext}
    >
      <p id={textId} className="mt-2 text-pretty text-ink-soft">
        {t(`upgrade.timeUp.${kindOf(tier, timeLimit)}`, { tier: tierName(tier, language), time })}
      </p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {moreToHave && (
          <Button variant="secondary" onClick={onUpgrade}>
            {t('upgrade.timeUp.upgrade')}
          </Button>
        )}
        <Button ref={next} onClick={onNext}>
          {t('upgrade.timeUp.next')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whose limit it was: a session may have begun with another tier. */
function kindOf(tier: Tier, timeLimit: number) {
  if (tiers.every((one) => one.timeLimit <= timeLimit)) return 'longest';
  return tier.timeLimit === timeLimit ? 'text' : 'session';
}
