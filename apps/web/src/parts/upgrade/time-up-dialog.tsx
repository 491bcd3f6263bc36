import { useId, useRef } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { tiersAbove } from '#/lib/subscription/subscription.ts';
import { useSubscription } from '#/lib/subscription/subscription-store.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { durationText, tierName } from './tier-texts.ts';

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
  const { t, language } = useTranslation();
  const { tier } = useSubscription();
  const next = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const moreToHave = tiersAbove(tier).length > 0;
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
        {moreToHave
          ? t('upgrade.timeUp.text', { tier: tierName(tier, language), time })
          : t('upgrade.timeUp.longest', { time })}
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
