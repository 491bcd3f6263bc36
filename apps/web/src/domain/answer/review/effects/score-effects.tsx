import type { ScoreEffect } from '@daedap/contract/interviews';
import { lazy, Suspense } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { useTexts } from '../texts.ts';
import { scoreRows } from './score-rows.ts';
import type * as table from './score-table.tsx';

/** The names of all effects come after the page: few people look at them at once. */
const missing: typeof table = { ScoreTable: NotLoaded, ScoreLine: () => <></> };
const loadTable = () =>
  import('./score-table.tsx').catch(
    reportAndReturn('answers', 'loading what made a score', missing),
  );
const ScoreTable = lazy(async () => ({ default: (await loadTable()).ScoreTable }));
const ScoreLine = lazy(async () => ({ default: (await loadTable()).ScoreLine }));

type Props = {
  readonly dimension: ScoreEffect['dimension'];
  readonly score: number | null;
  readonly effects: readonly ScoreEffect[];
};

/** What made a score, on demand. Nothing for scores that nobody explained: those of a model or an earlier version. */
export function ScoreEffects({ dimension, score, effects }: Props) {
  const { t } = useTexts();
  const rows = scoreRows(effects, dimension, score);
  if (rows.length === 0) return null;
  const name = t(`feedback.dimensions.${dimension}`);
  const title = t('feedback.effects');
  return (
    <details className="group open:pb-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <span>
          <span className="sr-only">{name}: </span>
          {title}
        </span>
        <Chevron />
      </summary>
      {/* Dragging over it selects text; it does not turn to the next answer. */}
      <div data-text="" className="rounded-xl bg-sunken px-4 py-2">
        <Suspense>
          <ScoreTable title={`${name}: ${title}`} rows={rows} />
        </Suspense>
      </div>
    </details>
  );
}

/** The same on paper. */
export function PrintedEffects({ dimension, score, effects }: Props) {
  const { t } = useTexts();
  const rows = scoreRows(effects, dimension, score);
  if (rows.length === 0) return null;
  return (
    <Suspense>
      <ScoreLine title={t(`feedback.dimensions.${dimension}`)} rows={rows} />
    </Suspense>
  );
}

function NotLoaded() {
  const { t } = useTexts();
  return <p className="py-1 text-sm">{t('common.errors.network')}</p>;
}

const Chevron = () => (
  <svg
    viewBox="0 0 24 24"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="transition-transform duration-150 group-open:rotate-180"
    aria-hidden="true"
  >
    <path d="m6 9 6 6 6-6" />
  </svg>
);
