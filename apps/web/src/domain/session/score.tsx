import { scoreColourOf } from '@daedap/contract/grades';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { useTexts } from './texts.ts';

const sizes = { medium: 'text-lg', large: 'text-2xl sm:text-3xl' } as const;

type Props = { readonly value: number | null; readonly size: keyof typeof sizes };

/** A score in the colour of its range, or a dash without a score. */
export function Score({ value, size }: Props) {
  const { t } = useTexts();
  const rounded = value === null ? null : Math.round(value);
  const look = `font-extrabold whitespace-nowrap tabular-nums ${sizes[size]} ${scoreTextClass[scoreColourOf(rounded)]}`;
  if (rounded === null) {
    return (
      <span className={look}>
        <span aria-hidden="true">—</span>
        <span className="sr-only">{t('sessions.score.none')}</span>
      </span>
    );
  }
  return (
    <span className={look}>
      {rounded}
      <span className="text-sm font-semibold">{t('sessions.score.unit')}</span>
    </span>
  );
}
