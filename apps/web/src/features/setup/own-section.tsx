import { useId } from 'react';
import type { OwnStart } from '#/domain/session/own-start.ts';
import { Button } from '#/ui/button.tsx';
import { useTexts } from './texts.ts';

type BannerProps = { readonly own: OwnStart; readonly onDrop: () => void };

/** Says that the interview asks the user's own questions. */
export function OwnBanner({ own, onDrop }: BannerProps) {
  const { t } = useTexts();
  return (
    <section
      aria-label={t(`setup.own.${own.source}.name`)}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-accent-soft px-4 py-2"
    >
      <p className="min-w-0 flex-1 font-bold">
        {t(`setup.own.${own.source}.banner`, { count: own.questions.length })}
      </p>
      <Button variant="quiet" onClick={onDrop}>
        {t('setup.own.drop')}
      </Button>
    </section>
  );
}

type CountProps = {
  readonly own: OwnStart;
  readonly count: number;
  readonly fill: boolean;
  readonly onFill: (fill: boolean) => void;
};

/** How many of the user's questions are asked, and whether the bank adds what is missing. */
export function OwnCount({ own, count, fill, onFill }: CountProps) {
  const { t } = useTexts();
  const id = useId();
  const given = own.questions.length;
  if (given >= count)
    return given > count ? (
      <p className="text-ink-soft">{t('setup.own.first', { count, given })}</p>
    ) : null;
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        className="size-5 accent-accent"
        checked={fill}
        onChange={(event) => onFill(event.currentTarget.checked)}
      />
      <span>{t('setup.own.fill', { given, missing: count - given })}</span>
    </label>
  );
}
