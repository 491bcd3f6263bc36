import { useTexts } from './texts.ts';

/** In the place of an answer while none is chosen. */
export function PickQuestion() {
  const { t } = useTexts();
  return (
    <div className="rounded-card border border-dashed border-line-strong px-5 py-10 text-center">
      <h2 className="text-lg font-bold">{t('details.pick.title')}</h2>
      <p className="mt-1 text-ink-soft text-balance">{t('details.pick.text')}</p>
    </div>
  );
}
