import { CardRow } from '#/ui/card-row.tsx';
import type { RecentSession } from './api/get-recent-sessions.ts';
import { SessionCard } from './session-card.tsx';
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
