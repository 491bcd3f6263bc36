import type { MainCategory } from '@daedap/contract/categories';
import { formatNames, modeNames } from '@daedap/contract/interview-formats';
import { lazy, Suspense, useState } from 'react';
import { durationText } from '#/domain/plan/plan-texts.ts';
import type { Terms } from '../choices.ts';
import { useTexts } from '../texts.ts';

export type TermsProps = {
  readonly terms: Terms;
  readonly mainCategory: MainCategory | null;
  readonly questionCount: number | null;
  readonly onChange: (terms: Terms) => void;
};

/** Loaded when it is opened. */
const TermsPanel = lazy(async () => ({ default: (await import('./terms-panel.tsx')).TermsPanel }));

/** Mode, format and preparation time. Closed, it says in one line what is set: nobody has to open it. */
export function TermsSection(props: TermsProps) {
  const { t, language } = useTexts();
  const [open, setOpen] = useState(false);
  const { mode, format, preparationSeconds } = props.terms;
  const summary = [
    modeNames[mode][language],
    formatNames[format][language],
    preparationSeconds === 0
      ? t('setup.terms.noPreparation')
      : t('setup.terms.prepared', { time: durationText(preparationSeconds) }),
  ].join(' · ');
  return (
    <section
      aria-label={t('setup.terms.title')}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-16 w-full items-center gap-3 rounded-card px-5 py-3 text-left sm:px-7"
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-bold">{t('setup.terms.title')}</span>
          <span className="block text-sm text-pretty text-ink-soft">{summary}</span>
        </span>
        <span className="shrink-0 font-semibold text-accent-ink">
          {t(open ? 'setup.terms.close' : 'setup.terms.change')}
        </span>
      </button>
      {open && (
        <Suspense>
          <TermsPanel {...props} />
        </Suspense>
      )}
    </section>
  );
}
