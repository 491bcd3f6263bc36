import type { ReactNode } from 'react';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { useTexts } from './texts.ts';

const lines = ['100%', '92%', '60%'];

type Props = {
  /** Shown under the heading. */
  readonly tags?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of the results page in all its states. */
export function ResultsFrame({ tags, children }: Props) {
  const { t } = useTexts();
  return (
    // Clips, so that a swiped answer does not widen the page.
    <div className="overflow-x-clip print:hidden">
      <div className="page-width py-8 sm:py-12">
        <h1 className="text-3xl font-extrabold tracking-tight">{t('results.title')}</h1>
        {tags}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </div>
    </div>
  );
}

/** Stands for the results while they load. The page itself announces that it is loading. */
export function ResultsSkeleton() {
  return (
    <ResultsFrame
      tags={
        <div className="mt-3 flex gap-2">
          <Skeleton width="5rem" />
          <Skeleton width="4rem" />
        </div>
      }
    >
      <Card>
        <div className="grid gap-8 lg:grid-cols-2">
          <div className="flex flex-col gap-4">
            <Skeleton width="8rem" height="5rem" />
            <Skeleton width="14rem" />
            <Skeleton width="9rem" />
          </div>
          <Skeleton width="100%" height="11rem" />
        </div>
      </Card>
      <Skeleton width="9rem" height="2.75rem" />
      <Card>
        <Lines />
      </Card>
      <Card>
        <Skeleton width="10rem" height="2.75rem" />
        <div className="mt-6">
          <Lines />
        </div>
      </Card>
    </ResultsFrame>
  );
}

function Lines() {
  return (
    <div className="flex flex-col gap-4">
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
