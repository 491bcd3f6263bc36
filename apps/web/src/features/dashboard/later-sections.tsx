import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#/ui/button.tsx';
import type { Stats } from './api.ts';
import { HabitSection } from './habits/habit-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { ReviewSection, reviewsHeadingId } from './reviews/review-section.tsx';
import { dueReviews, localDate, reviewsQuery } from './reviews/reviews-query.ts';
import { useTexts } from './reviews/texts.ts';

type Props = {
  /** Without it, the link to what is due. */
  readonly stats?: Stats;
};

/**
 * What the dashboard shows after the page: questions that come back, the plan and the habits. They stand at its end, so
 * that nothing moves when they arrive; a link in a place that is kept free leads to what is due.
 */
export function LaterSections({ stats }: Props): ReactNode {
  if (!stats) return <DueLink />;
  return (
    <>
      <ReviewSection />
      <PlanSection stats={stats} />
      <HabitSection />
    </>
  );
}

/** Leads to the questions further down, without a new entry in the history. */
function DueLink() {
  const { t } = useTexts();
  const { data, dataUpdatedAt } = useQuery(reviewsQuery);
  const due = dueReviews(data ?? [], localDate(new Date(dataUpdatedAt))).length;
  if (due === 0) return null;
  return (
    <Button
      variant="secondary"
      onClick={() => {
        const heading = document.getElementById(reviewsHeadingId);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {t('reviews.link', { count: due })}
    </Button>
  );
}
