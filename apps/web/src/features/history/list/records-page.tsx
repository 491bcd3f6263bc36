import type { User } from '@daedap/contract/users';
import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { ResumeRefused } from '#/domain/session/resume-refused.tsx';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { useResume } from '#/domain/session/use-resume.ts';
import { Card } from '#/ui/card.tsx';
import type { CardEvents } from './card-events.ts';
import { DeleteDialogs } from './delete-dialogs.tsx';
import { FilterForm } from './filter-form.tsx';
import { Found } from './found.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MoreRecords } from './more-records.tsx';
import { Newcomer } from './newcomer.tsx';
import { NoMatch } from './no-match.tsx';
import { keptPlace } from './kept-place.ts';
import { isNarrowed } from './record-filter.ts';
import { RecordSection } from './record-section.tsx';
import { TotalTiles } from './totals.tsx';
import { useDeletion } from './use-deletion.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useRecordFilter } from './use-record-filter.ts';
import { useRecords } from './use-records.ts';
import { useSearchText } from './use-search-text.ts';
import { useTexts } from './texts.ts';

export function RecordsPage() {
  const session = useSession();
  const { search, state } = useLocation();
  const left = keptPlace(state)?.search ?? '';
  // A link that leads back knows nothing of the filter.
  if (search === '' && left !== '') return <Navigate to={{ search: left }} state={state} replace />;
  return session.status === 'signedIn' ? <Records user={session.user} /> : null;
}

function Records({ user }: { user: User }) {
  const { t } = useTexts();
  usePageTitle(t('records.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  const { filter, change } = useRecordFilter();
  const search = useSearchText(filter.q, (q) => change({ q }));
  const { totals, completed, view, late, busy, fetchMore, retry } = useRecords(filter);
  const lists = view.status === 'shown' ? [view.open, view.completed] : [];
  const deletion = useDeletion({ userId: user.id, lists, heading });
  const resume = useResume();
  const onOpen = useKeptPlace();
  const events: CardEvents = {
    onOpen,
    onDelete: deletion.ask,
    deleting: deletion.deleting,
    resume,
  };
  const narrowed = isNarrowed(filter);
  const clear = () => {
    search.empty();
    change({ category: undefined, q: '' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="page-width py-8 sm:py-12" aria-busy={view.status === 'loading'}>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-3xl font-extrabold tracking-tight wrap-anywhere"
      >
        {t('records.greeting', { name: user.username })}
      </h1>
      <p className="mt-1 text-lg text-ink-soft">{t('records.intro')}</p>
      <div className="mt-6">
        <TotalTiles query={totals} />
      </div>
      <div className="mt-8 flex flex-col gap-4">
        {view.status !== 'newcomer' && (
          <FilterForm filter={filter} search={search} onChange={change} />
        )}
        <Found view={view} narrowed={narrowed} late={late} onClear={clear} />
      </div>
      <div
        // What greets a newcomer takes the place of the filter as well: it does not move up, it is another thing.
        key={view.status === 'newcomer' ? 'newcomer' : 'lists'}
        className="mt-4 flex flex-col gap-10 aria-busy:opacity-60"
        aria-busy={late}
      >
        {view.status === 'loading' && <ListSkeleton />}
        {view.status === 'failed' && (
          <Card>
            <LoadFailure
              title={t('records.failed.title')}
              text={t('records.failed.text')}
              error={view.error}
              busy={busy}
              onRetry={retry}
            />
          </Card>
        )}
        {view.status === 'newcomer' && <Newcomer />}
        {view.status === 'noMatch' && <NoMatch onClear={clear} />}
        {view.status === 'shown' && (
          <>
            <UnreadableNote of="sessions" count={view.unreadable} />
            <RecordSection
              name="open"
              sessions={view.open}
              count={view.open.length}
              events={events}
            />
            <RecordSection
              name="completed"
              sessions={view.completed}
              count={view.completedCount}
              events={events}
              onNearEnd={fetchMore}
            >
              <MoreRecords query={completed} />
            </RecordSection>
          </>
        )}
      </div>
      <DeleteDialogs deletion={deletion} />
      <ResumeRefused refused={resume.refused} dismiss={resume.dismiss} />
    </div>
  );
}
