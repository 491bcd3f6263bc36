import { recentSessionSecondsPerQuestion } from '@daedap/contract/constants/interview';
import { relativeTimeHours } from '@daedap/contract/constants/navigation';
import { pages } from '@daedap/contract/pages';
import { formatCount } from '#/lib/format.ts';
import { dateAndTimeText } from '#/lib/time/date-text.ts';
import { generatePath } from '#/lib/router/address.ts';
import { Link } from '#/lib/router/link.tsx';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { Score } from '#/domain/session/score.tsx';
import { CardRow, walkRow } from '#/ui/card-row.tsx';
import type { RecentSession } from './api.ts';
import { useTexts } from './texts.ts';

type Props = { readonly sessions: readonly RecentSession[]; readonly now: number };

export function RecentSessions({ sessions, now }: Props) {
  const { t } = useTexts();
  return (
    <CardRow
      title={t('dashboard.recent.title')}
      empty={sessions.length === 0 ? t('dashboard.recent.none') : null}
      labels={{ previous: t('dashboard.recent.previous'), next: t('dashboard.recent.next') }}
    >
      {sessions.map((session) => (
        <li key={session.id} className="shrink-0 snap-start">
          <SessionCard session={session} now={now} />
        </li>
      ))}
    </CardRow>
  );
}

function SessionCard({ session, now }: { session: RecentSession; now: number }) {
  const { t, language } = useTexts();
  const { main, sub } = categoryLabelsOf(session, language);
  const { totalQuestions: total, completedQuestions: done } = session;
  const minutes = (total * recentSessionSecondsPerQuestion) / 60;
  return (
    <Link
      to={generatePath(pages.sessionDetails, { sessionId: String(session.id) })}
      onKeyDown={walkRow}
      className="flex h-full w-60 flex-col rounded-card border border-line bg-surface p-5 transition-colors hover:border-accent-ink"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-bold">{main}</span>{' '}
          <span className="block text-sm text-ink-soft wrap-anywhere">{sub}</span>
        </span>{' '}
        <Score value={session.score} size="large" />
      </span>{' '}
      <span className="mt-auto block pt-5 text-sm text-ink-soft">
        <SessionAge createdAt={session.createdAt} now={now} />
        {' · '}
        {t('dashboard.recent.minutes', { minutes: formatCount(minutes) })}
      </span>{' '}
      <span className="block text-sm text-ink-soft">
        {t('dashboard.recent.answered', { total, done })}
      </span>
    </Link>
  );
}

/** How long ago the session was, with the exact time as a tooltip. */
function SessionAge({ createdAt, now }: { createdAt: string; now: number }) {
  const { t } = useTexts();
  const age = ageOf(createdAt, now);
  return (
    <time dateTime={createdAt} title={dateAndTimeText(new Date(createdAt))}>
      {t(`dashboard.recent.${age.name}`, 'count' in age ? { count: formatCount(age.count) } : {})}
    </time>
  );
}

type Age =
  | { readonly name: 'today' | 'hourAgo' | 'yesterday' }
  | { readonly name: 'hoursAgo' | 'daysAgo'; readonly count: number };

const hourMs = 3_600_000;
const dayHours = 24;

/** Counts elapsed hours, not calendar days. If the local clock is behind the server's, the session counts as today. */
export function ageOf(createdAt: string, now: number): Age {
  const hours = (now - Date.parse(createdAt)) / hourMs;
  if (hours < relativeTimeHours.today) return { name: 'today' };
  if (hours < relativeTimeHours.hoursAgo) return hoursAgo(Math.floor(hours));
  if (hours < relativeTimeHours.yesterday) return { name: 'yesterday' };
  return { name: 'daysAgo', count: Math.floor(hours / dayHours) };
}

const hoursAgo = (count: number): Age =>
  count === 1 ? { name: 'hourAgo' } : { name: 'hoursAgo', count };
