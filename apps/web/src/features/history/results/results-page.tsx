import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { ApiError } from '#/lib/api/api-error.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Card } from '#/ui/card.tsx';
import { resultsQuery } from './api/get-results.ts';
import { askedOf, type AskedResults } from './asked.ts';
import { EmptyResults } from './empty-results.tsx';
import { LocalView } from './local/local-view.tsx';
import { useLocalResults } from './local/use-local-results.ts';
import { clearLiveKeysOf } from './live-keys.ts';
import { MissingResults, type Retry, UnsentResults } from './missing-results.tsx';
import { NoSession } from './no-session.tsx';
import { ResultsFrame } from './results-frame.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsView } from './results-view.tsx';
import { NewInterview } from './ways-out.tsx';
import { viewOf } from './view.ts';
import { useTexts } from './texts.ts';

/** What became of an interview: one screen under four addresses. */
export function ResultsPage() {
  const { t } = useTexts();
  usePageTitle(t('results.title'));
  const { state } = useLocation();
  const asked = askedOf(useParams(), state);
  switch (asked.kind) {
    case 'none':
      return <NoSession />;
    case 'unreadable':
      return <MissingResults />;
    case 'results':
      return <OfSession key={`${asked.by} ${asked.ref}`} asked={asked} />;
  }
}

function OfSession({ asked }: { asked: AskedResults }) {
  const { t } = useTexts();
  const query = useQuery(resultsQuery(asked));
  const { ref } = asked;
  const local = useLocalResults(ref, query.isError);
  const view = viewOf(asked, query, local);
  // What the tab keeps of the live screen is outside of React.
  useEffect(() => clearLiveKeysOf(ref), [ref]);
  const retry = { busy: query.isFetching, onRetry: () => void query.refetch() };
  return (
    <div aria-busy={view.status === 'loading'}>
      {/* In the page from the start, so that what it says is announced. */}
      <output className="sr-only">{view.status === 'loading' && t('common.loading')}</output>
      {view.status === 'loading' && <ResultsSkeleton />}
      {view.status === 'missing' && <MissingResults />}
      {view.status === 'unsent' && <UnsentResults {...retry} />}
      {view.status === 'failed' && <Failed error={view.error} {...retry} />}
      {view.status === 'local' && <LocalView results={view.results} />}
      {view.status === 'empty' && <EmptyResults results={view.results} />}
      {view.status === 'shown' && (
        <ResultsView results={view.results} particular={asked.particular} />
      )}
    </div>
  );
}

function Failed({ error, ...retry }: Retry & { readonly error: Error }) {
  const { t } = useTexts();
  // Stands only until the sign-in page opens.
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return (
    <ResultsFrame>
      <Card>
        <LoadFailure
          title={t('results.failed.title')}
          text={t(isSignedOut ? 'results.failed.noToken' : 'results.failed.text')}
          error={isSignedOut ? null : error}
          {...retry}
        >
          <NewInterview variant="secondary" />
        </LoadFailure>
      </Card>
    </ResultsFrame>
  );
}
