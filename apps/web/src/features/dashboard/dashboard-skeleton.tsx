import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';

const sessions = ['first', 'second', 'third', 'fourth', 'fifth'];
const boxes = ['trend', 'categories'];
const lines = ['100%', '80%', '90%', '70%'];

/** Placeholders for recent sessions, totals, trend and categories. The page announces that it is loading. */
export function DashboardSkeleton() {
  return (
    <>
      <div>
        <Skeleton width="7rem" />
        <div className="mt-5 flex gap-3 overflow-hidden">
          {sessions.map((session) => (
            <div
              key={session}
              className="h-36 w-60 shrink-0 rounded-card border border-line bg-surface p-5"
            >
              <Skeleton width="40%" />
              <div className="mt-14">
                <Skeleton width="70%" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <Card>
            <Skeleton width="6rem" />
            <div className="mt-6">
              <Skeleton width="100%" height="2rem" />
            </div>
          </Card>
        </div>
        {boxes.map((box) => (
          <Card key={box}>
            <Skeleton width="6rem" />
            <div className="mt-6 flex flex-col gap-7">
              {lines.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
