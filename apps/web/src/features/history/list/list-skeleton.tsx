import { Skeleton } from '#/ui/skeleton.tsx';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The form and the cards, before they are there. The page says that it is loading. */
export function ListSkeleton() {
  return (
    <div>
      <Skeleton width="9rem" />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="h-58 rounded-card border border-line bg-surface p-5">
            <div className="flex gap-3">
              <Skeleton width="2.75rem" height="2.75rem" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton width="70%" />
                <Skeleton width="50%" height="1rem" />
              </div>
            </div>
            <div className="mt-6">
              <Skeleton width="100%" height="0.5rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
