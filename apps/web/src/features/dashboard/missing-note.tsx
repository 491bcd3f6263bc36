import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly part: 'stats' | 'sessions';
  readonly query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
};

/** One of the two calls failed: what is shown in its place, and a way to ask again. */
export function MissingNote({ part, query }: Props) {
  const { t } = useTexts();
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-pretty">{t(`dashboard.missing.${part}`)}</p>
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('dashboard.missing.again')}
        </Button>
      </div>
    </Notice>
  );
}
