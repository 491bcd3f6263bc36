import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { tiersAbove } from '#/lib/subscription/subscription.ts';
import { useSubscription } from '#/lib/subscription/subscription-store.ts';
import { tierName } from '#/parts/upgrade/tier-texts.ts';
import { Button } from '#/ui/button.tsx';

type Props = {
  /** Seconds that an answer may take. */
  readonly timeLimit: number;
  readonly onUpgrade: () => void;
};

export function TimeLimitBox({ timeLimit, onUpgrade }: Props) {
  const { t, language } = useTranslation();
  const { tier } = useSubscription();
  return (
    <section
      aria-label={t('interview.limit.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface px-4 py-1.5"
    >
      <div className="mr-auto py-1">
        <p className="text-sm text-ink-soft">{t('interview.limit.title')}</p>
        <p className="font-semibold">
          {t('interview.limit.text', { seconds: timeLimit, tier: tierName(tier, language) })}
        </p>
      </div>
      {tiersAbove(tier).length > 0 && (
        <div className="-mx-4">
          <Button variant="quiet" onClick={onUpgrade}>
            <span className="text-accent-ink underline underline-offset-4">
              {t('interview.limit.upgrade')}
            </span>
          </Button>
        </div>
      )}
    </section>
  );
}
