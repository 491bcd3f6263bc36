import { recentSessionSecondsPerQuestion } from '@daedap/contract/constants/interview';
import { pages } from '@daedap/contract/pages';
import { generatePath, Link } from 'react-router';
import type { RecentSession } from './api/get-recent-sessions.ts';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { Score } from '#/domain/session/score.tsx';
import { walkRow } from '#/ui/walk-row.ts';
import { When } from './when.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly session: RecentSession; readonly now: number };

export function SessionCard({ session, now }: Props) {
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
        <When createdAt={session.createdAt} now={now} />
        {' · '}
        {t('dashboard.recent.minutes', { minutes: minutes.toLocaleString(language) })}
      </span>{' '}
      <span className="block text-sm text-ink-soft">
        {t('dashboard.recent.answered', { total, done })}
      </span>
    </Link>
  );
}
