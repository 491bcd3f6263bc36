import { sessionRef, type SessionRef } from '@daedap/contract/ids';
import { pages } from '@daedap/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { useUserId } from '#/domain/recording/queries.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Card } from '#/ui/card.tsx';
import { Spinner } from '#/ui/spinner.tsx';
import { sessionDetailsQuery } from './api/get-session-details.ts';
import { DetailsHeader } from './details-header.tsx';
import { viewOf } from './details-view.ts';
import { LoadedSession } from './loaded-session.tsx';
import { SessionNotFound } from './session-not-found.tsx';
import { useTexts } from './texts.ts';

export function SessionDetailsPage() {
  const { t } = useTexts();
  usePageTitle(t('details.title'));
  const { sessionId } = useParams();
  const userId = useUserId();
  const ref = sessionRef.safeParse(sessionId);
  if (userId === null) return null;
  return ref.success ? (
    <OfSession key={ref.data} id={ref.data} userId={userId} />
  ) : (
    <SessionNotFound />
  );
}

function OfSession({ id, userId }: { id: SessionRef; userId: number }) {
  const { t } = useTexts();
  const query = useQuery(sessionDetailsQuery(id));
  const view = viewOf(query);
  if (view.status === 'notFound') return <SessionNotFound />;
  return (
    <div className="page-width py-4 sm:py-8" aria-busy={view.status === 'loading'}>
      <DetailsHeader />
      {view.status === 'loading' && <Spinner label={t('common.loading')} />}
      {view.status === 'failed' && (
        <Card>
          <LoadFailure
            title={t('details.failed.title')}
            text={t('details.failed.text')}
            error={view.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            <ButtonLink variant="secondary" to={pages.dashboard} state={leaveAsked}>
              {t('common.toDashboard')}
            </ButtonLink>
          </LoadFailure>
        </Card>
      )}
      {view.status === 'loaded' && (
        <LoadedSession details={view.details} address={id} userId={userId} />
      )}
    </div>
  );
}
