import { CallsToAction } from './calls-to-action.tsx';
import { CategoryHighlight } from './category-highlight.tsx';
import { useTexts } from './texts.ts';

export function Hero() {
  const { t } = useTexts();
  return (
    <section className="bg-[radial-gradient(60rem_36rem_at_85%_0%,var(--accent-soft),transparent_70%)]">
      <div className="page-width grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <p className="font-semibold text-accent-ink">{t('landing.hero.eyebrow')}</p>
          <h1 className="mt-3 text-[clamp(2rem,1.2rem+3.4vw,3.5rem)] leading-[1.2] font-extrabold tracking-tight">
            <span className="block">{t('landing.hero.lineOne')}</span>
            <span className="block">{t('landing.hero.lineTwo')}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-pretty text-ink-soft">
            {t('landing.hero.text')}
          </p>
          <div className="mt-8">
            <CallsToAction />
          </div>
          <p className="mt-4 text-sm text-ink-soft">{t('landing.hero.note')}</p>
        </div>
        <CategoryHighlight />
      </div>
    </section>
  );
}
