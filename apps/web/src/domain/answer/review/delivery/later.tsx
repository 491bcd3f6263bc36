import { type ComponentType, lazy, Suspense } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';

const load = () =>
  import('./parts.ts').catch(reportAndReturn('answers', 'loading how it was said', null));

type Parts = NonNullable<Awaited<ReturnType<typeof load>>>;

/** A part that comes after the page, which is complete without it. */
function later<Props extends object>(choose: (parts: Parts) => ComponentType<Props>) {
  const Part = lazy(async () => {
    const parts = await load();
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
