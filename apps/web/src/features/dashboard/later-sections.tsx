import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Stats } from './api.ts';
import { HabitSection } from './habits/habit-section.tsx';
import { MonthSection } from './month/month-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { ReviewSection, reviewsHeadingId } from './reviews/review-section.tsx';
import { localDate } from '#/lib/time/calendar.ts';
import { dueReviews, reviewsQuery } from './reviews/reviews-query.ts';
import { useTexts } from './reviews/texts.ts';

type Props =
  | { readonly stats: Stats }
  /** The link to what is due; without anything due, this instead. */
  | { readonly instead: ReactNode };

/**
 * What the dashboard shows after the page: questions that come back, the plan, the habits and the summary of a month.
 * They stand at its end, so that nothing moves when they arrive; a link in the line below the greeting leads to what is
 * due.
 */
export function LaterSections(props: Props): ReactNode {
  if ('instead' in props) return <DueLink instead={props.instead} />;
  return (
    <>
      <ReviewSection />
      <PlanSection stats={props.stats} />
      <HabitSection />
      <MonthSection />
    </>
  );
}

/** Leads to the questions further down, without a new entry in the history. */
function DueLink({ instead }: { readonly instead: ReactNode }) {
  const { t } = useTexts();
  const { data, dataUpdatedAt } = useQuery(reviewsQuery);
  const due = dueReviews(data ?? [], localDate(new Date(dataUpdatedAt))).length;
  if (due === 0) return instead;
  return (
    <button
      type="button"
      className="min-h-11 rounded-control text-left font-semibold text-accent-ink underline underline-offset-4"
      onClick={() => {
        const heading = document.getElementById(reviewsHeadingId);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {t('reviews.link', { count: due })}
    </button>
  );
}
