import { useTexts } from './texts.ts';

const look = 'text-2xl font-extrabold whitespace-nowrap tabular-nums sm:text-3xl';

export function Figure({ value, unit }: { value: number; unit: string }) {
  const { language } = useTexts();
  return (
    <span className={look}>
      {value.toLocaleString(language)}
      <span className="text-sm font-semibold">{unit}</span>
    </span>
  );
}

/** In the place of a figure that could not be loaded. */
export function Unknown() {
  const { t } = useTexts();
  return (
    <span className={`${look} text-ink-soft`}>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{t('records.totals.none')}</span>
    </span>
  );
}
