import { useQuery } from '@tanstack/react-query';
import { reloadPage } from '#/lib/page-unload.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { RecoveryNotice } from '#/domain/recording/recovery-notice.tsx';
import { Card } from '#/ui/card.tsx';
import { recentSessionsQuery } from './api/get-recent-sessions.ts';
import { statsQuery } from './api/get-stats.ts';
import { trendQuery } from './api/get-trend.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { GoalCard } from './goal-card.tsx';
import { MissingNote } from './missing-note.tsx';
import { Newcomer } from './newcomer.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { StartPanel } from './start-panel.tsx';
import { StatsSection } from './stats-section.tsx';
import { viewOf } from './view.ts';
import { useTexts } from './texts.ts';

export function DashboardPage() {
  const { t } = useTexts();
  const session = useSession();
  usePageTitle(t('dashboard.title'));
  const stats = useQuery(statsQuery);
  const recent = useQuery(recentSessionsQuery);
  const trend = useQuery(trendQuery);
  const view = viewOf(stats, recent);
  const name = session.status === 'signedIn' ? session.user.username : '';
  return (
    <div className="page-width py-8 sm:py-12" aria-busy={view.status === 'loading'}>
      <h1 className="text-3xl font-extrabold tracking-tight wrap-anywhere">
        {t('dashboard.welcome', { name })}
      </h1>
      <p className="mt-1 text-lg text-ink-soft">{t('dashboard.question')}</p>
      {/* In the page from the start, so that what it says is announced. */}
      <output className="sr-only">{view.status === 'loading' && t('common.loading')}</output>
      <div className="mt-6 empty:hidden">
        <RecoveryNotice />
      </div>
      {view.status === 'failed' && (
        <div className="mt-6">
          <Card>
            <LoadFailure
              title={t('dashboard.failed.title')}
              text={t('dashboard.failed.text')}
              error={view.error}
              onRetry={() => reloadPage()}
            />
          </Card>
        </div>
      )}
      <div
        className={`mt-6 grid grid-cols-1 gap-5 ${view.status === 'failed' ? '' : 'lg:grid-cols-[1fr_20rem]'}`}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <StartPanel />
          <QuickStarts />
        </div>
        {view.status !== 'failed' && (
          <GoalCard done={view.status === 'loading' ? null : view.stats.todayCompleted} />
        )}
      </div>
      <div className="mt-10 flex flex-col gap-10">
        {view.status === 'loading' && <DashboardSkeleton />}
        {view.status === 'newcomer' && <Newcomer />}
        {view.status === 'shown' && (
          <>
            {view.missing && (
              <MissingNote part={view.missing} query={view.missing === 'stats' ? stats : recent} />
            )}
            <UnreadableNote of="sessions" count={view.recent.unreadable} />
            <RecentSessions sessions={view.recent.sessions} now={recent.dataUpdatedAt} />
            <StatsSection stats={view.stats} trend={trend} />
          </>
        )}
      </div>
    </div>
  );
}
