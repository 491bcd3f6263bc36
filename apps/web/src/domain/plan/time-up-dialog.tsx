import { answerSecondsOf } from '@daedap/contract/interview-formats';
import type { InterviewFormat } from '@daedap/contract/interview-modes';
import { tiers } from '@daedap/contract/tiers';
import { useId, useRef } from 'react';
import { plansAbove, type Plan } from './subscription.ts';
import { useSubscription } from './subscription-store.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { durationText, planName } from './plan-texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly open: boolean;
  readonly format: InterviewFormat;
  /** Seconds that this answer had. */
  readonly timeLimit: number;
  /** Goes on with the interview; Escape does the same. */
  readonly onNext: () => void;
  readonly onUpgrade: () => void;
};

/** The answer's time is up: go on, or get more of it for the answers to come. */
export function TimeUpDialog({ open, format, timeLimit, onNext, onUpgrade }: Props) {
  const { t, language } = useTexts();
  const { plan } = useSubscription();
  const next = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const moreToHave = plansAbove(plan).some(
    (higher) => answerSecondsOf(format, higher.timeLimit) > timeLimit,
  );
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
        {t(`upgrade.timeUp.${kindOf(plan, timeLimit)}`, { tier: planName(plan, language), time })}
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

/** Whose limit it was: a session may have begun with another plan. */
function kindOf(plan: Plan, timeLimit: number) {
  if (tiers.every((one) => one.timeLimit <= timeLimit)) return 'longest';
  return plan.timeLimit === timeLimit ? 'text' : 'session';
}
