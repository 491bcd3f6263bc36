import { sessionRef, type SessionRef } from '@daedap/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { useUserId } from '#/domain/recording/use-user-id.ts';
import { Spinner } from '#/ui/spinner.tsx';
import { sessionDetailsQuery } from './api/get-session-details.ts';
import { DetailsHeader } from './details-header.tsx';
import { viewOf } from './details-view.ts';
import { LoadFailure } from './load-failure.tsx';
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
      {view.status === 'failed' && <LoadFailure error={view.error} query={query} />}
      {view.status === 'loaded' && (
        <LoadedSession details={view.details} address={id} userId={userId} />
      )}
    </div>
  );
}
