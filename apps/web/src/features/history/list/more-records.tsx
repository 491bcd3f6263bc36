import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#/ui/button.tsx';
import { SpinnerMark } from '#/ui/spinner-mark.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
};

/** Below the last card, while there are more: they are on their way, or could not be loaded. */
export function MoreRecords({ query }: Props) {
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
