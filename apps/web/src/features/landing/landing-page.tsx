import { pages } from '@daedap/contract/pages';
import { lazy, Suspense, useState } from 'react';
import { Link } from '#/lib/router/link.tsx';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { Spinner } from '#/ui/loading.tsx';
import { CategoryHighlight } from './category-highlight.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { useTexts } from './texts.ts';

/** Loaded when it is asked for. */
const Trial = lazy(async () => ({ default: (await import('./trial/trial.tsx')).Trial }));

export function LandingPage() {
  const { t } = useTexts();
  usePageTitle(t('landing.title'));
  const [trying, setTrying] = useState(false);
  return (
    <>
      {trying ? (
        <Suspense fallback={<TrialLoading />}>
          <Trial onClose={() => setTrying(false)} />
        </Suspense>
      ) : (
        <Hero onTry={() => setTrying(true)} />
      )}
      <Steps />
      <FeatureGrid />
      <Closing />
      <footer className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-6 text-sm text-ink-soft">
          <p>{t('landing.footer')}</p>
          <ul className="flex flex-wrap gap-x-5">
            {footerLinks.map((name) => (
              <li key={name}>
                <Link to={pages[name]} className={footerLink}>
                  {t(`landing.${name}`)}
                </Link>
              </li>
            ))}
            <li>
              <a href="/licences.txt" className={footerLink}>
                {t('landing.licences')}
              </a>
            </li>
          </ul>
        </div>
      </footer>
    </>
  );
}

const footerLinks = ['howWeScore', 'privacy', 'terms'] as const;
const footerLink = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

function Closing() {
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

const steps = ['pick', 'speak', 'review'] as const;

function Steps() {
  const { t } = useTexts();
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width py-14 sm:py-20">
        <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
          {t('landing.steps.title')}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map((step, place) => (
            <li key={step} className="flex gap-4 md:flex-col">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface font-bold text-accent-ink"
              >
                {place + 1}
              </span>
              <div>
                <h3 className="text-lg font-bold">{t(`landing.steps.${step}.title`)}</h3>
                <p className="mt-1 text-pretty text-ink-soft">{t(`landing.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function TrialLoading() {
  const { t } = useTexts();
  return <Spinner label={t('common.loading')} />;
}

function Hero({ onTry }: { readonly onTry: () => void }) {
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
            <TrialOffer onTry={onTry} />
          </div>
          <p className="mt-4 text-sm text-ink-soft">{t('landing.hero.note')}</p>
        </div>
        <CategoryHighlight />
      </div>
    </section>
  );
}

/** For visitors without an account. */
function TrialOffer({ onTry }: { readonly onTry: () => void }) {
  const { t } = useTexts();
  if (useSession().status !== 'signedOut') return null;
  return (
    <div className="mt-3 -ml-4">
      <Button variant="quiet" onClick={onTry}>
        <span className="text-accent-ink underline underline-offset-4">
          {t('landing.hero.try')}
        </span>
      </Button>
    </div>
  );
}

/** While a stored session is checked, the visitor counts as signed in; the guard of the dashboard decides. */
function CallsToAction() {
  const { t } = useTexts();
  const session = useSession();
  if (session.status !== 'signedOut') {
    return (
      <ButtonLink to={pages.dashboard} size="large">
        {t('landing.hero.continue')}
      </ButtonLink>
    );
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <ButtonLink to={pages.register} size="large">
        {t('landing.hero.start')}
      </ButtonLink>
      <ButtonLink to={pages.login} size="large" variant="secondary">
        {t('landing.hero.login')}
      </ButtonLink>
    </div>
  );
}
