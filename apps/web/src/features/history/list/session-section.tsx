import type { Session } from '@daedap/contract/interviews';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { formatCount } from '#/lib/format.ts';
import { Button } from '#/ui/button.tsx';
import { Skeleton, SpinnerMark } from '#/ui/loading.tsx';
import { CardList } from './card-list.tsx';
import type { CardEvents } from './session-card.tsx';
import { useTexts } from './texts.ts';

const skeletonCards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

type Props = {
  readonly name: 'open' | 'completed';
  readonly sessions: readonly Session[];
  /** How many there are in all; null while unknown. */
  readonly count: number | null;
  readonly events: CardEvents;
  readonly onNearEnd?: () => void;
  /** Shown below the list. */
  readonly children?: ReactNode;
};

export function SessionSection(props: Props) {
  const { name, sessions, count, children, ...list } = props;
  const { t } = useTexts();
  const titleId = useId();
  const number = formatCount(count ?? sessions.length);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-bold">
        {t(`records.sections.${name}`)}{' '}
        <span className="font-semibold text-ink-soft tabular-nums">
          {t(count === null ? 'records.sections.countMore' : 'records.sections.count', { number })}
        </span>
      </h2>
      <div className="mt-3">
        {sessions.length === 0 ? (
          <p className="text-pretty text-ink-soft">{t(`records.sections.none.${name}`)}</p>
        ) : (
          <CardList {...list} name={name} sessions={sessions} count={count} labelledBy={titleId} />
        )}
      </div>
      {children}
    </section>
  );
}

type MoreProps = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
};

/** Shown below the last card while there are more pages: loading, or failed with a retry. */
export function MoreSessions({ query }: MoreProps) {
  const { t } = useTexts();
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  if (isFetchNextPageError && !isFetchingNextPage) {
    return (
      <div role="alert" className="mt-6 flex flex-wrap items-center justify-center gap-3">
        <p className="text-ink-soft">{t('records.more.failed')}</p>
        <Button variant="secondary" onClick={() => void fetchNextPage()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <p className="mt-6 flex min-h-11 items-center justify-center gap-2 text-ink-soft">
      {isFetchingNextPage && (
        <>
          <SpinnerMark />
          {t('records.more.loading')}
        </>
      )}
    </p>
  );
}

/** Stands for the lists while they load. The page itself announces that it is loading. */
export function SectionSkeleton() {
  return (
    <div>
      <Skeleton width="9rem" />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {skeletonCards.map((card) => (
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
