import { useQuery } from '@tanstack/react-query';
import { errorText } from '#/lib/api/error-text.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { clientErrorsQuery } from './api/get-client-errors.ts';
import { overviewQuery } from './api/get-overview.ts';
import { ClientErrors } from './client-errors.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { OverviewView } from './overview-view.tsx';
import { useTexts } from './texts.ts';

export function AdminPage() {
  const { t } = useTexts();
  usePageTitle(t('admin.title'));
  const overview = useQuery(overviewQuery);
  const errors = useQuery(clientErrorsQuery);
  const refetch = () => void Promise.all([overview.refetch(), errors.refetch()]);
  const reload = (label: string) => (
    <Button variant="secondary" busy={overview.isFetching || errors.isFetching} onClick={refetch}>
      {label}
    </Button>
  );
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-extrabold tracking-tight">{t('admin.title')}</h1>
          <p className="mt-1 text-ink-soft">{t('admin.text')}</p>
        </div>
        {overview.isSuccess && reload(t('admin.refresh'))}
      </div>
      <div className="mt-6">
        {overview.isPending && <OverviewSkeleton />}
        {overview.isError && (
          <Card>
            <ErrorState
              title={t('admin.failed')}
              text={errorText(overview.error, t('common.errors.unknown'))}
              action={reload(t('common.retry'))}
            />
          </Card>
        )}
        {overview.isSuccess && (
          <div className="flex flex-col gap-5">
            <OverviewView overview={overview.data} />
            <ClientErrors errors={errors.data} isFailed={errors.isError} />
          </div>
        )}
      </div>
    </div>
  );
}
