import { tiersAbove } from '#/domain/plan/subscription.ts';
import { useSubscription } from '#/domain/plan/subscription-store.ts';
import { tierName } from '#/domain/plan/tier-texts.ts';
import { Button } from '#/ui/button.tsx';
import { useTexts } from '#/features/interview/texts.ts';

type Props = {
  /** Seconds that the answer at hand may take. */
  readonly answerLimit: number;
  /** Seconds that each answer of this interview may take, from the next one on. */
  readonly timeLimit: number;
  readonly onUpgrade: () => void;
  /** Takes the longer time of the tier for the answers to come. */
  readonly onUseMore: (timeLimit: number) => void;
};

/** The time that an answer really has. A session keeps what it began with, so the tier is named only where it is the tier's. */
export function TimeLimitBox({ answerLimit, timeLimit, onUpgrade, onUseMore }: Props) {
  const { t, language } = useTexts();
  const { tier } = useSubscription();
  const text = () => {
    if (answerLimit !== timeLimit) {
      return t('interview.limit.raised', { now: answerLimit, seconds: timeLimit });
    }
    return tier.timeLimit === timeLimit
      ? t('interview.limit.text', { seconds: timeLimit, tier: tierName(tier, language) })
      : t('interview.limit.session', { seconds: timeLimit });
  };
  const higherGivesMore = tiersAbove(tier).some((higher) => higher.timeLimit > timeLimit);
  return (
    <section
      aria-label={t('interview.limit.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface px-4 py-1.5"
    >
      <div className="mr-auto py-1">
        <p className="text-sm text-ink-soft">{t('interview.limit.title')}</p>
        <p className="font-semibold">{text()}</p>
      </div>
      {tier.timeLimit > timeLimit && (
        <LinkButton
          text={t('interview.limit.useMore', { seconds: tier.timeLimit })}
          onClick={() => onUseMore(tier.timeLimit)}
        />
      )}
      {higherGivesMore && <LinkButton text={t('interview.limit.upgrade')} onClick={onUpgrade} />}
    </section>
  );
}

function LinkButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <div className="-mx-4">
      <Button variant="quiet" onClick={onClick}>
        <span className="text-accent-ink underline underline-offset-4">{text}</span>
      </Button>
    </div>
  );
}
