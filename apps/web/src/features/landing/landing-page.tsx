import { usePageTitle } from '#/lib/use-page-title.ts';
import { Closing } from './closing.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';
import { useTexts } from './texts.ts';

export function LandingPage() {
  const { t } = useTexts();
  usePageTitle(t('landing.title'));
  return (
    <>
      <Hero />
      <Steps />
      <FeatureGrid />
      <Closing />
      <footer className="border-t border-line">
        <p className="page-width py-8 text-sm text-ink-soft">{t('landing.footer')}</p>
      </footer>
    </>
  );
}
