import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from '#/lib/router/hooks.ts';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { isScored } from '#/features/history/analysis-status.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { useDeferredQuery } from '#/lib/api/use-deferred-query.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import {
  EmptyResults,
  MissingResults,
  NewInterviewLink,
  SessionListLink,
  UnsentResults,
  type Retry,
} from './empty-results.tsx';
import { clearLiveKeysOf } from './forget-interview.ts';
import { LoadedResults } from './loaded-results.tsx';
import { LocalResults } from './local-results.tsx';
import { parseResultsAddress, type ResultsRequest } from './results-address.ts';
import { ResultsFrame, ResultsSkeleton } from './results-frame.tsx';
import { resultsQuery, type Results } from './results-query.ts';
import { useTexts } from './texts.ts';
import { useLocalResults } from './use-local-results.ts';

/** The results of an interview: one page with four addresses. */
export function ResultsPage() {
  const { t } = useTexts();
  usePageTitle(t('results.title'));
  const { state } = useLocation();
  const address = parseResultsAddress(useParams(), state);
  switch (address.kind) {
    case 'none':
      return <NoSession />;
    case 'unreadable':
      return <MissingResults />;
    case 'results':
      return <ResultsLoader key={`${address.by} ${address.ref}`} request={address} />;
  }
}

function ResultsLoader({ request }: { request: ResultsRequest }) {
  const { t } = useTexts();
  const query = useQuery(resultsQuery(request));
  const { ref } = request;
  const local = useLocalResults(ref, query.isError);
  const page = pageStateOf(request, useDeferredQuery(query), local);
  // Results that were loaded before are complete at once: the page goes back to where it was scrolled to.
  const [isFirst] = useState(page.status === 'loading');
  useEffect(() => clearLiveKeysOf(ref), [ref]);
  const retry = { busy: query.isFetching, onRetry: () => void query.refetch() };
  return (
    <div aria-busy={page.status === 'loading'}>
      {/* A live region must be in the page before its text for screen readers to announce it. */}
      <output className="sr-only">{page.status === 'loading' && t('common.loading')}</output>
      {page.status === 'loading' && <ResultsSkeleton />}
      {page.status === 'missing' && <MissingResults />}
      {page.status === 'unsent' && <UnsentResults {...retry} />}
      {page.status === 'failed' && <Failed error={page.error} {...retry} />}
      {page.status === 'local' && <LocalResults results={page.results} />}
      {page.status === 'empty' && <EmptyResults results={page.results} />}
      {page.status === 'shown' && (
        <LoadedResults results={page.results} isPast={request.isPast} isFirst={isFirst} />
      )}
    </div>
  );
}

type PageState =
  | { readonly status: 'loading' }
  /** Missing, or another person's: the two look the same. */
  | { readonly status: 'missing' }
  /** The server does not know the interview yet: its answers wait on this device. */
  | { readonly status: 'unsent' }
  | { readonly status: 'failed'; readonly error: Error }
  /** The server could not tell, but this device has a provisional analysis. */
  | { readonly status: 'local'; readonly results: Results }
  | { readonly status: 'empty' | 'shown'; readonly results: Results };

type QueryState = { readonly data: Results | undefined; readonly error: Error | null };

/** Loaded results stay when a refetch fails. */
function pageStateOf(
  { ref }: Pick<ResultsRequest, 'ref'>,
  { data, error }: QueryState,
  local: Results | null,
): PageState {
  if (data) {
    const hasResults = data.analysis !== null || data.userAnswers.some(isScored);
    return { status: hasResults ? 'shown' : 'empty', results: data };
  }
  if (!error) return { status: 'loading' };
  if (local) return { status: 'local', results: local };
  const isMissing = error instanceof ApiError && error.status === 404;
  if (!isMissing) return { status: 'failed', error };
  return { status: typeof ref === 'string' ? 'unsent' : 'missing' };
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
          <NewInterviewLink variant="secondary" />
        </LoadFailure>
      </Card>
    </ResultsFrame>
  );
}

/** For the address after an interview, opened without one. */
function NoSession() {
  const { t } = useTexts();
  return (
    <ResultsFrame>
      <Card>
        <ErrorState
          title={t('results.failed.title')}
          text={t('results.noSession')}
          action={
            <>
              <NewInterviewLink />
              <SessionListLink variant="secondary" />
            </>
          }
        />
      </Card>
    </ResultsFrame>
  );
}
