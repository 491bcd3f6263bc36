import { recentSessionSecondsPerQuestion } from '@daedap/contract/constants/interview';
import { pages } from '@daedap/contract/pages';
import type { KeyboardEvent } from 'react';
import { generatePath, Link } from 'react-router';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import type { RecentSession } from './api/get-recent-sessions.ts';
import { categoryLabelsOf } from './category-labels.ts';
import { Score } from './score.tsx';
import { When } from './when.tsx';

type Props = {
  readonly session: RecentSession;
  readonly now: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
};

export function SessionCard({ session, now, onKeyDown }: Props) {
  const { t, language } = useTranslation();
  const { main, sub } = categoryLabelsOf(session, language);
  const { totalQuestions: total, completedQuestions: done } = session;
  const minutes = (total * recentSessionSecondsPerQuestion) / 60;
  return (
    <Link
      to={generatePath(pages.sessionDetails, { sessionId: String(session.id) })}
      onKeyDown={onKeyDown}
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
