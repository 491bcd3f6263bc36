import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { DeliveryPlace } from './delivery/delivery-place.tsx';
import { hasSoundInMemory } from './delivery/recorded-answer.ts';

/** Null if they cannot be loaded. */
export const loadParts = () =>
  import('./parts.ts').catch(reportAndReturn('answers', 'loading the rest of a review', null));

type Parts = NonNullable<Awaited<ReturnType<typeof loadParts>>>;

/** A part that comes after the page, which is complete without it. `place` is there until then, so that nothing moves. */
function later<Props extends object>(
  choose: (parts: Parts) => ComponentType<Props>,
  place: (props: Props) => ReactNode = () => null,
) {
  const Part = lazy(async () => {
    const parts = await loadParts();
    return { default: parts ? choose(parts) : () => null };
  });
  return (props: Props) => (
    <Suspense fallback={place(props)}>
      <Part {...props} />
    </Suspense>
  );
}

export const AnswerDelivery = later(
  (parts) => parts.DeliveryPanel,
  ({ recording }) => hasSoundInMemory(recording) && <DeliveryPlace />,
);
export const SessionDelivery = later((parts) => parts.SessionDelivery);
export const PrintedDelivery = later((parts) => parts.PrintedDelivery);
export const SoundNotice = later((parts) => parts.SoundNotice);
export const TwoTimelines = later((parts) => parts.TwoTimelines);
export const Prompter = later((parts) => parts.Prompter);
export const AnswerPractice = later((parts) => parts.AnswerPractice);
