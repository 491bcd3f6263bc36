import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { ResultsFrame } from './results-frame.tsx';

const lines = ['100%', '92%', '60%'];

/** Score, averages, feedback and one answer, before they are there. The page says that it is loading. */
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
