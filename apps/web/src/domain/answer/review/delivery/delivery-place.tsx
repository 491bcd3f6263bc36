import type { ReactNode } from 'react';
import { Skeleton } from '#/ui/loading.tsx';

type FrameProps = {
  readonly label?: string;
  /** As high as the panel usually is: what is below stays where it is when the panel comes. */
  readonly isReserved: boolean;
  readonly children: ReactNode;
};

/** The frame of the panel and of its place. */
export function DeliveryFrame({ label, isReserved, children }: FrameProps) {
  return (
    <section
      aria-label={label}
      className={`flex flex-col rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 ${isReserved ? 'min-h-[32rem] sm:min-h-[30rem]' : ''}`}
    >
      {children}
    </section>
  );
}

/** Stands where the panel will be while the sound is measured. */
export function DeliveryPlace() {
  return (
    <DeliveryFrame isReserved>
      <div aria-hidden="true" data-delivery-place="" className="flex flex-col gap-4">
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton width="80%" />
        <Skeleton width="100%" height="7rem" />
      </div>
    </DeliveryFrame>
  );
}
