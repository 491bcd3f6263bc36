import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { clientErrorsQuery, overviewQuery } from './api.ts';
import { ClientErrors } from './client-errors.tsx';
import { OverviewCards } from './overview.tsx';
import { useTexts } from './texts.ts';

export function AdminPage() {
  const { t } = useTexts();
  usePageTitle(t('admin.title'));
  const overview = useQuery(overviewQuery);
  const errors = useQuery(clientErrorsQuery);
  const refetch = () => void Promise.all([overview.refetch(), errors.refetch()]);
  const busy = overview.isFetching || errors.isFetching;
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-extrabold tracking-tight">{t('admin.title')}</h1>
          <p className="mt-1 text-ink-soft">{t('admin.text')}</p>
        </div>
        {overview.isSuccess && (
          <Button variant="secondary" busy={busy} onClick={refetch}>
            {t('admin.refresh')}
          </Button>
        )}
      </div>
      <div className="mt-6">
        {overview.isPending && <OverviewSkeleton />}
        {overview.isError && (
          <Card>
            <LoadFailure
              title={t('admin.failed')}
              text={t('common.errors.unknown')}
              error={overview.error}
              busy={busy}
              onRetry={refetch}
            />
          </Card>
        )}
        {overview.isSuccess && (
          <div className="flex flex-col gap-5">
            <OverviewCards overview={overview.data} />
            <ClientErrors errors={errors.data} isFailed={errors.isError} />
          </div>
        )}
      </div>
    </div>
  );
}

const placeholders = ['users', 'sessions', 'health'];

function OverviewSkeleton() {
  const { t } = useTexts();
  return (
    <output aria-label={t('common.loading')} className="flex flex-col gap-5">
      {placeholders.map((card) => (
        <Card key={card}>
          <Skeleton width="8rem" />
          <div className="mt-5">
            <Skeleton width="100%" height="3.5rem" />
          </div>
        </Card>
      ))}
    </output>
  );
}
