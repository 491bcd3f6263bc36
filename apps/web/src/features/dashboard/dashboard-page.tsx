import { preparationSeconds } from '@daedap/contract/constants/interview';
import { pages } from '@daedap/contract/pages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { useDeferredQuery } from '#/lib/api/use-deferred-query.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { reloadPage } from '#/lib/page-unload.ts';
import { knownUser, useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton, SpinnerMark } from '#/ui/loading.tsx';
import { Notice } from '#/ui/notice.tsx';
import { lastKnownQuery, recentSessionsQuery, statsQuery, trendQuery } from './api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { GoalCard } from './goal-card.tsx';
import { Newcomer } from './newcomer.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { StatsSection } from './stats-section.tsx';
import type * as later from './later-sections.tsx';
import { useTexts } from './texts.ts';
import { dashboardStateOf } from './dashboard-state.ts';

/** It reads the local database before it shows anything. */
const RecoveryNotice = lazy(() =>
  import('#/domain/recording/recovery-notice.tsx').then(
    (file) => ({ default: file.RecoveryNotice }),
    reportAndReturn('storage', 'loading the notice of recordings', { default: () => null }),
  ),
);

const missing: typeof later = {
  LaterSections: (props) => ('instead' in props ? props.instead : null),
};
const Later = lazy(async () => ({
  default: (
    await import('./later-sections.tsx').catch(
      reportAndReturn('calls', 'loading the rest of the dashboard', missing),
    )
  ).LaterSections,
}));

export function DashboardPage() {
  const { t } = useTexts();
  const session = useSession();
  usePageTitle(t('dashboard.title'));
  const user = knownUser(session);
  const { data: known } = useQuery(lastKnownQuery(user?.id ?? null));
  // Shown until the server's response: a query without a response counts as loading.
  const stats = useQuery({ ...statsQuery, placeholderData: known?.stats });
  const recent = useQuery({ ...recentSessionsQuery, placeholderData: known?.recent });
  const trend = useQuery(trendQuery);
  const state = dashboardStateOf(useDeferredQuery(stats), useDeferredQuery(recent));
  const refreshes = stats.isPlaceholderData || recent.isPlaceholderData;
  const question = <p>{t('dashboard.question')}</p>;
  return (
    <div className="page-width py-8 sm:py-12" aria-busy={refreshes || state.status === 'loading'}>
      <h1 className="flex min-h-[1lh] items-center text-3xl font-extrabold tracking-tight wrap-anywhere">
        {user ? t('dashboard.welcome', { name: user.username }) : <Skeleton width="12rem" />}
      </h1>
      {/* What is due takes the place of the question: one line of the same height, so that nothing moves. */}
      <div className="flex min-h-11 items-center text-lg text-ink-soft">
        {session.status === 'loading' ? (
          <p className="flex items-center gap-2" aria-hidden="true">
            <SpinnerMark />
            {t('common.loading')}
          </p>
        ) : (
          <Suspense fallback={question}>
            {state.status === 'shown' ? <Later instead={question} /> : question}
          </Suspense>
        )}
      </div>
      {/* Always in the page, so that screen readers announce its text. */}
      <output className="sr-only">
        {(session.status === 'loading' || state.status === 'loading') && t('common.loading')}
      </output>
      <div className="mt-6 empty:hidden">
        <Suspense>
          <RecoveryNotice />
        </Suspense>
      </div>
      {state.status === 'failed' && (
        <div className="mt-6">
          <Card>
            <LoadFailure
              title={t('dashboard.failed.title')}
              text={t('dashboard.failed.text')}
              error={state.error}
              onRetry={() => reloadPage()}
            />
          </Card>
        </div>
      )}
      <div
        className={`mt-6 grid grid-cols-1 gap-5 ${state.status === 'failed' ? '' : 'lg:grid-cols-[1fr_20rem]'}`}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <StartPanel />
          <QuickStarts />
        </div>
        {state.status !== 'failed' && (
          <GoalCard done={state.status === 'loading' ? null : state.stats.todayCompleted} />
        )}
      </div>
      <div className="mt-10 flex flex-col gap-10">
        {state.status === 'loading' && <DashboardSkeleton />}
        {state.status === 'newcomer' && <Newcomer />}
        {state.status === 'shown' && (
          <>
            {state.missing && (
              <MissingNote
                part={state.missing}
                query={state.missing === 'stats' ? stats : recent}
              />
            )}
            <UnreadableNote of="sessions" count={state.recent.unreadable} />
            <RecentSessions
              sessions={state.recent.sessions}
              now={recent.dataUpdatedAt || (known?.at ?? 0)}
            />
            <StatsSection stats={state.stats} trend={trend} />
            <Suspense>
              <Later stats={state.stats} />
            </Suspense>
          </>
        )}
      </div>
    </div>
  );
}

type MissingNoteProps = {
  readonly part: 'stats' | 'sessions';
  readonly query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
};

/** Says which of the two calls failed and what is shown instead, and offers to try again. */
function MissingNote({ part, query }: MissingNoteProps) {
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

function StartPanel() {
  const { t } = useTexts();
  return (
    <section
      aria-label={t('dashboard.start.title')}
      className="rounded-card bg-accent-soft p-5 sm:p-7"
    >
      <p className="text-lg font-semibold text-pretty">
        {t('dashboard.start.text', { seconds: preparationSeconds })}
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink to={pages.setup} size="large">
          {t('dashboard.start.button')}
        </ButtonLink>
        <ButtonLink to={pages.setup} state={{ single: true }} size="large" variant="secondary">
          {t('dashboard.start.single')}
        </ButtonLink>
        <ButtonLink to={pages.history} size="large" variant="secondary">
          {t('dashboard.start.records')}
        </ButtonLink>
      </div>
      <div className="mt-3 flex flex-wrap gap-x-3">
        <ButtonLink to={pages.materials} variant="quiet">
          {t('dashboard.start.materials')}
        </ButtonLink>
        <ButtonLink to={pages.questions} variant="quiet">
          {t('dashboard.start.questions')}
        </ButtonLink>
      </div>
    </section>
  );
}
