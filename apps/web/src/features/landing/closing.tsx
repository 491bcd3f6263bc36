import { CallsToAction } from './calls-to-action.tsx';
import { useTexts } from './texts.ts';

export function Closing() {
  const { t } = useTexts();
  return (
    <section className="page-width pb-16 sm:pb-24">
      <div className="flex flex-col items-center rounded-card border border-line bg-accent-soft px-6 py-12 text-center sm:py-16">
        <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
          {t('landing.closing.title')}
        </h2>
        <p className="mt-2 mb-8 text-lg text-ink-soft">{t('landing.closing.text')}</p>
        <CallsToAction />
      </div>
    </section>
  );
}
