import { mainCategories } from '@daedap/contract/categories';
import { mainCategoryNames } from '@daedap/contract/category-names';
import { deletePlan, getPlan, savePlan } from '@daedap/contract/calls/practice';
import { pages } from '@daedap/contract/pages';
import { daysUntil, nextStepOf, type PracticePlan } from '@daedap/contract/practice-plan';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stats } from '#/features/dashboard/api.ts';
import { localDate } from '#/lib/time/calendar.ts';
import { shortDayText } from '#/lib/time/date-text.ts';
import { dueReviews, reviewsQuery } from '#/features/dashboard/reviews/reviews-query.ts';
import { call } from '#/lib/api/call.ts';
import { Button, ButtonLink, buttonClass } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { calendarFile } from './calendar-file.ts';
import { PlanForm } from './plan-form.tsx';
import { useTexts } from './texts.ts';

const planQuery = queryOptions({
  queryKey: ['practice', 'plan'],
  queryFn: async ({ signal }) => (await call(getPlan, { signal })).plan,
  retry: false,
  // The service worker may have a copy.
  networkMode: 'always',
});

type Props = { readonly stats: Stats };

/** The user's plan: how long until the interview, and what to do next. Nothing while it cannot be loaded. */
export function PlanSection({ stats }: Props) {
  const { t } = useTexts();
  const { data: plan, dataUpdatedAt } = useQuery(planQuery);
  const { save, remove } = usePlanChanges();
  const [isEditing, setIsEditing] = useState(false);
  if (plan === undefined) return null;
  const now = new Date(dataUpdatedAt);
  const stopEditing = () => setIsEditing(false);
  return (
    <Card title={t('plan.title')}>
      {(save.isError || remove.isError) && (
        <div className="mb-4">
          <Notice tone="danger" role="alert">
            {t('plan.failed')}
          </Notice>
        </div>
      )}
      {isEditing && (
        <PlanForm
          plan={plan}
          today={localDate(now)}
          busy={save.isPending}
          onSave={(changed) => save.mutate(changed, { onSuccess: stopEditing })}
          onCancel={stopEditing}
        />
      )}
      {!isEditing && plan === null && (
        <>
          <p className="text-pretty text-ink-soft">{t('plan.invite')}</p>
          <div className="mt-4">
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              {t('plan.make')}
            </Button>
          </div>
        </>
      )}
      {!isEditing && plan !== null && (
        <>
          <PlanView plan={plan} now={now} stats={stats} />
          <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
            <CalendarLink plan={plan} now={now} />
            <Button variant="quiet" onClick={() => setIsEditing(true)}>
              {t('plan.change')}
            </Button>
            <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('plan.remove')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

type ViewProps = Props & { readonly plan: PracticePlan; readonly now: Date };

function PlanView({ plan, now, stats }: ViewProps) {
  const { t, language } = useTexts();
  const { data: reviews } = useQuery(reviewsQuery);
  const today = localDate(now);
  const due = dueReviews(reviews ?? [], today).length;
  const step = nextStepOf({ dueReviews: due, interviewsToday: stats.todayCompleted });
  const category = leastPractised(stats);
  const isPracticeDay = plan.days.some((day) => day === now.getDay());
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-xl font-bold text-pretty">
          {plan.interviewOn ? <Countdown days={daysUntil(today, plan.interviewOn)} /> : null}{' '}
          {t(isPracticeDay ? 'plan.practiceDay' : 'plan.restDay')}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {t('plan.summary', {
            days: plan.days.map(shortDayText).join(language === 'ko' ? ' ' : ', '),
            minutes: plan.minutes,
          })}
        </p>
      </div>
      <div className="rounded-control bg-accent-soft p-4">
        <p className="font-semibold">{t('plan.next')}</p>
        <p className="mt-1 text-pretty">
          {t(`plan.steps.${step}`, {
            count: due,
            category: mainCategoryNames[category][language],
          })}
        </p>
        {step === 'interview' && (
          <div className="mt-3">
            <ButtonLink to={pages.setup} state={{ category }}>
              {t('plan.startInterview')}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

function Countdown({ days }: { readonly days: number }) {
  const { t } = useTexts();
  if (days > 0) return t('plan.countdown', { count: days });
  return t(days === 0 ? 'plan.interviewToday' : 'plan.interviewPast');
}

const leastPractised = ({ categoryStats }: Stats) =>
  mainCategories.toSorted((one, two) => categoryStats[one].count - categoryStats[two].count)[0] ??
  'job';

function CalendarLink({ plan, now }: { readonly plan: PracticePlan; readonly now: Date }) {
  const { t } = useTexts();
  const file = calendarFile({
    plan,
    now,
    today: localDate(now),
    address: new URL(pages.dashboard, window.location.origin).href,
    texts: {
      practice: t('plan.calendarPractice'),
      practiceText: t('plan.calendarText'),
      interview: t('plan.calendarInterview'),
    },
  });
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={t('plan.calendarName')}
      className={buttonClass({ variant: 'secondary' })}
    >
      {t('plan.calendar')}
    </a>
  );
}

function usePlanChanges() {
  const client = useQueryClient();
  const { queryKey } = planQuery;
  const save = useMutation({
    mutationFn: (plan: PracticePlan) => call(savePlan, { body: plan }),
    onSuccess: ({ plan }) => client.setQueryData(queryKey, plan),
    networkMode: 'always',
  });
  const remove = useMutation({
    mutationFn: () => call(deletePlan, {}),
    onSuccess: () => client.setQueryData(queryKey, null),
    networkMode: 'always',
  });
  return { save, remove };
}
