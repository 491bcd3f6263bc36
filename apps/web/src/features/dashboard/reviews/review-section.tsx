import { shownReviews } from '@daedap/contract/constants/practice';
import { pages } from '@daedap/contract/pages';
import type { Review } from '@daedap/contract/practice';
import { type ReviewReason, reviewReasons } from '@daedap/contract/review-schedule';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '#/lib/router/hooks.ts';
import { currentPlan } from '#/domain/plan/subscription-store.ts';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { retakeStateOf } from '#/domain/session/retake-state.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { Button } from '#/ui/button.tsx';
import { localDate, startOf } from '#/lib/time/calendar.ts';
import { dayOfMonthText } from '#/lib/time/date-text.ts';
import { dueReviews, reviewsQuery } from './reviews-query.ts';
import { useTexts } from './texts.ts';

export const reviewsHeadingId = 'reviews';

/** The questions that come back today. Nothing without any. */
export function ReviewSection() {
  const { data, dataUpdatedAt } = useQuery(reviewsQuery);
  if (!data || data.length === 0) return null;
  return <Reviews reviews={data} now={new Date(dataUpdatedAt)} />;
}

type Props = { readonly reviews: readonly Review[]; readonly now: Date };

/** A copy may be of an earlier day: what is due is decided here. */
function Reviews({ reviews, now }: Props) {
  const { t } = useTexts();
  const due = dueReviews(reviews, localDate(now));
  const shown = due.slice(0, shownReviews);
  const next = reviews[0];
  return (
    <section aria-labelledby={reviewsHeadingId}>
      <h2 id={reviewsHeadingId} tabIndex={-1} className="scroll-mt-20 text-lg font-bold">
        {t('reviews.title')}
      </h2>
      {shown.length === 0 && next ? (
        <p className="mt-1 text-ink-soft">
          {t('reviews.done')} {t('reviews.next', { date: dayOfMonthText(startOf(next.dueOn)) })}
        </p>
      ) : (
        <>
          <p className="mt-1 text-pretty text-ink-soft">{t('reviews.text')}</p>
          <ul className="mt-4 grid gap-3">
            {shown.map((review) => (
              <ReviewRow key={review.answer.questionId} review={review} />
            ))}
          </ul>
          {due.length > shown.length && (
            <p className="mt-3 text-sm text-ink-soft">
              {t('reviews.more', { count: due.length - shown.length })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

const isReason = (reason: string): reason is ReviewReason =>
  reviewReasons.some((known) => known === reason);

function ReviewRow({ review }: { readonly review: Review }) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { session, answer, reason } = review;
  const { question } = answer.question;
  const { main, sub } = categoryLabelsOf(answer.question, language);
  const start = () =>
    void navigate(pages.live, { state: { ...leaveConfirmed, ...reviewStateOf(review) } });
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <p lang={session.language} className="font-semibold text-pretty wrap-anywhere">
          {question}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {[
            `${main} > ${sub}`,
            answer.score !== null && t('reviews.last', { score: answer.score }),
            isReason(reason) && t(`reviews.reasons.${reason}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="shrink-0 max-sm:w-full">
        <Button
          wide
          aria-label={t('reviews.startOf', { question })}
          variant="secondary"
          onClick={start}
        >
          {t('reviews.start')}
        </Button>
      </div>
    </li>
  );
}

/** A retake in the session where it was asked last: it starts no session, and takes no longer than the plan allows. */
export function reviewStateOf({ session, answer }: Review) {
  const timePerQuestion = Math.min(session.timePerQuestion, currentPlan().timeLimit);
  return retakeStateOf({ ...session, timePerQuestion }, answer);
}
