import { type ComponentType, lazy, Suspense } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';

/** Null if they cannot be loaded. */
export const loadParts = () =>
  import('./parts.ts').catch(reportAndReturn('answers', 'loading the rest of a review', null));

type Parts = NonNullable<Awaited<ReturnType<typeof loadParts>>>;

/** A part that comes after the page, which is complete without it. */
function later<Props extends object>(choose: (parts: Parts) => ComponentType<Props>) {
  const Part = lazy(async () => {
    const parts = await loadParts();
    return { default: parts ? choose(parts) : () => null };
  });
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const AnswerDelivery = later((parts) => parts.DeliveryPanel);
export const SessionDelivery = later((parts) => parts.SessionDelivery);
export const PrintedDelivery = later((parts) => parts.PrintedDelivery);
export const SoundNotice = later((parts) => parts.SoundNotice);
export const TwoTimelines = later((parts) => parts.TwoTimelines);
export const Prompter = later((parts) => parts.Prompter);
export const AnswerPractice = later((parts) => parts.AnswerPractice);
