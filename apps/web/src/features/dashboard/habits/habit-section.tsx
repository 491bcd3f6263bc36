import { getProgress } from '@daedap/contract/calls/practice';
import { type Habit, habits } from '@daedap/contract/drills';
import { bestHabit, shareOf, weakestHabit } from '@daedap/contract/habits';
import type { Progress } from '@daedap/contract/practice';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#/lib/api/call.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { DrillCard } from './drill-card.tsx';
import { useTexts } from './texts.ts';

const progressQuery = queryOptions({
  queryKey: ['practice', 'progress'],
  queryFn: async ({ signal }) => (await call(getProgress, { signal })).progress,
  refetchOnMount: 'always',
  retry: false,
  // The service worker may have a copy.
  networkMode: 'always',
});

/** Habits and competences in the newest answers. The server reads the answers anew, so it is asked only on request. */
export function HabitSection() {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({ ...progressQuery, enabled: isOpen });
  return (
    <Card title={t('habits.title')}>
      {!isOpen && (
        <>
          <p className="text-pretty text-ink-soft">{t('habits.text')}</p>
          <div className="mt-4">
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {t('habits.show')}
            </Button>
          </div>
        </>
      )}
      {isOpen && !data && !isError && (
        <>
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton width="100%" height="12rem" />
        </>
      )}
      {isOpen && isError && <p>{t('habits.failed')}</p>}
      {data && <ProgressView progress={data} />}
    </Card>
  );
}

const isHabit = (name: string): name is Habit => habits.some((known) => known === name);

function ProgressView({ progress }: { readonly progress: Progress }) {
  const { t } = useTexts();
  const lines = progress.habits.flatMap(({ name, shown }) =>
    isHabit(name) ? [{ name, shown }] : [],
  );
  if (lines.every((line) => shareOf(line) === null)) return <p>{t('habits.tooFew')}</p>;
  const best = bestHabit(lines);
  const weakest = weakestHabit(lines);
  return (
    <div className="flex flex-col gap-6">
      <div className="text-pretty">
        {best && weakest !== best && <p>{t('habits.best', { name: t(`habits.names.${best}`) })}</p>}
        <p>
          {weakest
            ? t('habits.weakest', { name: t(`habits.names.${weakest}`) })
            : t('habits.steady')}
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {lines.map((line) => (
          <HabitRow key={line.name} line={line} />
        ))}
      </ul>
      {weakest && progress.retake && <DrillCard habit={weakest} retake={progress.retake} />}
      {progress.competences.length > 0 && <Competences competences={progress.competences} />}
    </div>
  );
}

type HabitLine = { readonly name: Habit; readonly shown: readonly (boolean | null)[] };

/** A dot for each answer, oldest first: filled where the habit shows. The words beside it say the same. */
export function HabitRow({ line: { name, shown } }: { readonly line: HabitLine }) {
  const { t } = useTexts();
  const told = shown.filter((one) => one !== null);
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold first-letter:uppercase">{t(`habits.names.${name}`)}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {told.length === 0
            ? t('habits.unknown')
            : t('habits.count', { total: told.length, shown: told.filter(Boolean).length })}
        </span>
      </p>
      <div aria-hidden="true" className="mt-2 flex items-center gap-1.5 print:hidden">
        {shown.map((one, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- an answer has no other name here than its place
            key={place}
            className={`h-2 flex-1 rounded-full ${dotOf(one)}`}
          />
        ))}
      </div>
    </li>
  );
}

const dotOf = (shown: boolean | null) => {
  if (shown === null) return 'bg-transparent';
  return shown ? 'bg-accent' : 'bg-line-strong opacity-50';
};

function Competences({ competences }: Pick<Progress, 'competences'>) {
  const { t, language } = useTexts();
  return (
    <section aria-label={t('habits.competences')} className="border-t border-line pt-5">
      <h3 className="font-bold">{t('habits.competences')}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t('habits.competencesNote')}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {competences.map(({ name, scores }) => (
          <li key={name.en} className="flex items-center gap-4">
            <span className="w-28 shrink-0 font-semibold first-letter:uppercase">
              {name[language]}
            </span>
            <Line scores={scores} />
            <span aria-hidden="true" className="shrink-0 text-sm font-semibold tabular-nums">
              {t('habits.last', { score: scores.at(-1) ?? 0 })}
            </span>
            <span className="sr-only">
              {t('habits.scores', { name: name[language], scores: scores.join(', ') })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const size = { width: 100, height: 28, edge: 3 } as const;

/** A small line of scores from 0 to 100. */
function Line({ scores }: { readonly scores: readonly number[] }) {
  const inside = size.height - 2 * size.edge;
  const points = scores.map((score, place) => {
    const x = (place / Math.max(1, scores.length - 1)) * size.width;
    return `${x.toFixed(1)},${(size.edge + inside * (1 - score / 100)).toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="h-7 min-w-0 flex-1 text-accent-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <polyline
        points={points.join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
