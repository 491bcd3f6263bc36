import type { User } from '@daedap/contract/users';
import { useMemo, useRef } from 'react';
import { useLocation } from '#/lib/router/hooks.ts';
import { Redirect } from '#/lib/router/link.tsx';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { ResumeRefused, useResume } from '#/domain/session/resume-session.tsx';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Card } from '#/ui/card.tsx';
import { NoSessions, NoMatches } from './empty-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { MatchCount } from './match-count.tsx';
import type { CardEvents } from './session-card.tsx';
import { DeletionDialogs, useSessionDeletion } from './session-deletion.tsx';
import { isNarrowed, useSessionFilter } from './session-filter.ts';
import { SectionSkeleton, MoreSessions, SessionSection } from './session-section.tsx';
import { useTexts } from './texts.ts';
import { TotalTiles } from './total-tiles.tsx';
import { findSavedPosition, useScrollPosition } from './use-scroll-position.ts';
import { useSearchText } from './use-search-text.ts';
import { useSessionList } from './use-session-list.ts';

export function SessionListPage() {
  const session = useSession();
  const { search, state } = useLocation();
  const saved = findSavedPosition(state)?.search ?? '';
  // A link back to this page does not carry the filter.
  if (search === '' && saved !== '') {
    return <Redirect to={saved} state={state} />;
  }
  return session.status === 'signedIn' ? <SessionLists user={session.user} /> : null;
}

function SessionLists({ user }: { user: User }) {
  const { t } = useTexts();
  usePageTitle(t('records.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  const { filter, change } = useSessionFilter();
  const search = useSearchText(filter.q, (q) => change({ q }));
  const { totals, completed, state, late, busy, fetchMore, retry } = useSessionList(filter);
  const lists = state.status === 'shown' ? [state.open, state.completed] : [];
  const deletion = useSessionDeletion({ userId: user.id, lists, heading });
  const resume = useResume();
  const onOpen = useScrollPosition();
  const { ask: onDelete, deleting } = deletion;
  const { start, pending } = resume;
  // The same object while a dialog opens or closes, so that the cards are not rendered for it.
  const events: CardEvents = useMemo(
    () => ({ onOpen, onDelete, deleting, resume: { start, pending } }),
    [onOpen, onDelete, deleting, start, pending],
  );
  const narrowed = isNarrowed(filter);
  const clear = () => {
    search.empty();
    change({ category: undefined, q: '' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="page-width py-8 sm:py-12" aria-busy={state.status === 'loading'}>
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
        {state.status !== 'empty' && (
          <FilterForm filter={filter} search={search} onChange={change} />
        )}
        <MatchCount state={state} narrowed={narrowed} late={late} onClear={clear} />
      </div>
      <div
        // Without sessions the filter is gone too: the new key keeps the content from moving up in its place.
        key={state.status === 'empty' ? 'empty' : 'lists'}
        className="mt-4 flex flex-col gap-10 aria-busy:opacity-60"
        aria-busy={late}
      >
        {state.status === 'loading' && <SectionSkeleton />}
        {state.status === 'failed' && (
          <Card>
            <LoadFailure
              title={t('records.failed.title')}
              text={t('records.failed.text')}
              error={state.error}
              busy={busy}
              onRetry={retry}
            />
          </Card>
        )}
        {state.status === 'empty' && <NoSessions />}
        {state.status === 'noMatch' && <NoMatches onClear={clear} />}
        {state.status === 'shown' && (
          <>
            <UnreadableNote of="sessions" count={state.unreadable} />
            <SessionSection
              name="open"
              sessions={state.open}
              count={state.open.length}
              events={events}
            />
            <SessionSection
              name="completed"
              sessions={state.completed}
              count={state.completedCount}
              events={events}
              onNearEnd={fetchMore}
            >
              <MoreSessions query={completed} />
            </SessionSection>
          </>
        )}
      </div>
      <DeletionDialogs deletion={deletion} />
      <ResumeRefused refused={resume.refused} dismiss={resume.dismiss} />
    </div>
  );
}
