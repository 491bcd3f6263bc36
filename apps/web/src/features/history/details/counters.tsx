import type { Session } from '@daedap/contract/interviews';
import { formatCount } from '#/lib/format.ts';
import { Progress } from '#/ui/progress.tsx';
import { useTexts } from './texts.ts';

type SessionCounts = Pick<Session, 'completedQuestions' | 'totalQuestions' | 'timePerQuestion'>;

/** Completed divided by total, rounded. */
function percentOf({ completedQuestions, totalQuestions }: Omit<SessionCounts, 'timePerQuestion'>) {
  if (totalQuestions === 0) return 0;
  return Math.min(100, Math.round((completedQuestions / totalQuestions) * 100));
}

export function Counters({ session }: { session: SessionCounts }) {
  const { t } = useTexts();
  const number = (value: number) => ({ number: formatCount(value) });
  const percent = t('details.counters.percents', number(percentOf(session)));
  const counters = {
    completed: t('details.counters.questions', number(session.completedQuestions)),
    total: t('details.counters.questions', number(session.totalQuestions)),
    percent,
    seconds: t('details.counters.secondsValue', number(session.timePerQuestion)),
  };
  return (
    <section aria-label={t('details.counters.title')} className="@container">
      <dl className="grid grid-cols-2 gap-3 @max-[12rem]:grid-cols-1 sm:grid-cols-4">
        {(['completed', 'total', 'percent', 'seconds'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse rounded-control bg-sunken px-4 py-3">
            <dt className="text-sm text-ink-soft">{t(`details.counters.${name}`)}</dt>
            <dd className="text-2xl font-extrabold tabular-nums">{counters[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Progress
          label={t('details.counters.percent')}
          value={percentOf(session)}
          valueText={percent}
        />
      </div>
    </section>
  );
}
