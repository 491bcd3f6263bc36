import { sessionRef, type SessionRef } from '@daedap/contract/ids';
import { pages } from '@daedap/contract/pages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from '#/lib/router/hooks.ts';
import { useUserId } from '#/domain/recording/queries.ts';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { ApiError } from '#/lib/api/api-error.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Spinner } from '#/ui/loading.tsx';
import { DetailsHeader } from './details-header.tsx';
import { LoadedSession } from './loaded-session.tsx';
import { type SessionDetails, sessionDetailsQuery } from './session-details-query.ts';
import { useTexts } from './texts.ts';

export function SessionDetailsPage() {
  const { t } = useTexts();
  usePageTitle(t('details.title'));
  const { sessionId } = useParams();
  const userId = useUserId();
  const ref = sessionRef.safeParse(sessionId);
  if (userId === null) return null;
  return ref.success ? (
    <SessionDetailsLoader key={ref.data} id={ref.data} userId={userId} />
  ) : (
    <SessionNotFound />
  );
}

function SessionDetailsLoader({ id, userId }: { id: SessionRef; userId: number }) {
  const { t } = useTexts();
  const query = useQuery(sessionDetailsQuery(id));
  const page = pageStateOf(query);
  if (page.status === 'notFound') return <SessionNotFound />;
  return (
    <div className="page-width py-4 sm:py-8" aria-busy={page.status === 'loading'}>
      <DetailsHeader />
      {page.status === 'loading' && <Spinner label={t('common.loading')} />}
      {page.status === 'failed' && (
        <Card>
          <LoadFailure
            title={t('details.failed.title')}
            text={t('details.failed.text')}
            error={page.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            <ButtonLink variant="secondary" to={pages.dashboard} state={leaveConfirmed}>
              {t('common.toDashboard')}
            </ButtonLink>
          </LoadFailure>
        </Card>
      )}
      {page.status === 'loaded' && (
        <LoadedSession details={page.details} address={id} userId={userId} />
      )}
    </div>
  );
}

type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly details: SessionDetails };

/** Loaded details stay when a refetch fails, unless the session is gone. */
function pageStateOf({
  data,
  error,
}: Pick<UseQueryResult<SessionDetails>, 'data' | 'error'>): PageState {
  if (error instanceof ApiError && error.status === 404) return { status: 'notFound' };
  if (data) return { status: 'loaded', details: data };
  return error ? { status: 'failed', error } : { status: 'loading' };
}

/** For a missing session and for another person's session alike. */
function SessionNotFound() {
  const { t } = useTexts();
  return (
    <EmptyState
      picture={
        <BubblePicture>
          <path d="M49 35c0-7 5-12 11.5-12S72 28 72 34c0 8-11 9-11 17M61 62.5v.1" />
        </BubblePicture>
      }
      title={t('details.notFound.title')}
      text={t('details.notFound.text')}
      action={
        <>
          <ButtonLink to={pages.history} state={leaveConfirmed}>
            {t('details.notFound.action')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={pages.dashboard} state={leaveConfirmed}>
            {t('common.toDashboard')}
          </ButtonLink>
        </>
      }
    />
  );
}
