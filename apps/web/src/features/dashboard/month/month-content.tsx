import { month as monthText } from '@daedap/contract/practice';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { reviewsQuery } from '#/features/dashboard/reviews/reviews-query.ts';
import { useSearchParams } from '#/lib/router/hooks.ts';
import { localDate } from '#/lib/time/calendar.ts';
import { printReport } from '#/lib/load-font.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { monthName, monthsQuery, summaryQuery } from './month-query.ts';
import { MonthReport } from './month-report.tsx';
import { useTexts } from './texts.ts';

type Props = {
  /** While it is being loaded. */
  readonly skeleton: ReactNode;
};

/** The choice of a month, which is part of the address, and its sheet. */
export function MonthContent({ skeleton }: Props) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const months = useQuery(monthsQuery);
  const given = monthText.safeParse(search.get('month')).data;
  const month = given ?? months.data?.[0] ?? (months.isPending ? null : thisMonth());
  const summary = useQuery({ ...summaryQuery(month ?? ''), enabled: month !== null });
  // The sheet shows what comes back in its middle. If it came later, all below it would move.
  const reviews = useQuery(reviewsQuery);
  const isReady = summary.isError || (summary.data && !reviews.isPending);
  if (month === null || !isReady) return skeleton;
  const choices = [...new Set([...(months.data ?? []), month])].toSorted().toReversed();
  return (
    <>
      <div className="mt-5 flex min-h-20 flex-wrap items-end gap-3 print:hidden">
        <div className="min-w-44 flex-1 sm:max-w-60">
          <SelectField
            label={t('month.choose')}
            value={month}
            choices={choices.map((value) => ({ value, label: monthName(value) }))}
            onChange={(chosen) => setSearch({ month: chosen }, { replace: true, keepScroll: true })}
          />
        </div>
        {Boolean(summary.data?.answers) && (
          <Button variant="secondary" size="large" onClick={() => void printReport()}>
            {t('month.print')}
          </Button>
        )}
      </div>
      <div className="mt-6 print:mt-0">
        {summary.data ? (
          <MonthReport summary={summary.data} />
        ) : (
          <Card>
            <LoadFailure
              title={t('month.failed.title')}
              text={t('month.failed.text')}
              error={summary.error}
              busy={summary.isFetching}
              onRetry={() => void summary.refetch()}
            />
          </Card>
        )}
      </div>
    </>
  );
}

const thisMonth = () => localDate(new Date()).slice(0, '2026-11'.length);
