import { useQuery } from '@tanstack/react-query';
import { Card } from '#/ui/card.tsx';
import { unfinishedQuery } from './queries.ts';
import { UnfinishedItem } from './unfinished-item.tsx';
import { useUserId } from './use-user-id.ts';
import { useTexts } from './texts.ts';

/** Offers to keep or discard what was cut off. Takes no room where there is nothing, or no database. */
export function RecoveryNotice() {
  const userId = useUserId();
  return userId === null ? null : <Found userId={userId} />;
}

function Found({ userId }: { userId: number }) {
  const { t } = useTexts();
  const { data = [] } = useQuery(unfinishedQuery(userId));
  if (data.length === 0) return null;
  return (
    <Card title={t('storage.recovery.title')}>
      <p className="text-ink-soft">{t('storage.recovery.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.map((found) => (
          <UnfinishedItem key={found.take.id} userId={userId} found={found} />
        ))}
      </ul>
    </Card>
  );
}
