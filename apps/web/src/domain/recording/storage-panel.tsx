import { pages } from '@daedap/contract/pages';
import type { TierId } from '@daedap/contract/tiers';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { recordingsQuery } from './queries.ts';
import { RecordingList } from './recording-list.tsx';
import { SpaceMeter } from './space-meter.tsx';
import { StorageFailure } from './storage-failure.tsx';
import { useUserId } from './use-user-id.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly tier: TierId;
  /** Where backups are not part of the tier. */
  readonly onUpgrade: () => void;
};

/** What this browser keeps for the user who is signed in: how much, how much room is left, and what can be done. */
export function StoragePanel(props: Props) {
  const { t } = useTexts();
  const userId = useUserId();
  if (userId === null) return null;
  return (
    <Card title={t('storage.panel.title')}>
      <p className="text-ink-soft">{t('storage.panel.text')}</p>
      <div className="mt-5">
        <Contents userId={userId} {...props} />
      </div>
    </Card>
  );
}

function Contents({ userId, tier, onUpgrade }: Props & { readonly userId: number }) {
  const { t } = useTexts();
  const { data, isPending, isFetching, refetch } = useQuery(recordingsQuery(userId));
  if (isPending) return <PanelSkeleton />;
  if (!data) {
    return <StorageFailure userId={userId} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { recordings, broken, space, backups } = data;
  return (
    <>
      <SpaceMeter space={space} />
      {recordings.length === 0 ? (
        <div className="mt-6">
          <p className="mb-4">{t('storage.panel.empty')}</p>
          <ButtonLink variant="secondary" to={pages.setup}>
            {t('storage.panel.practise')}
          </ButtonLink>
        </div>
      ) : (
        <RecordingList
          userId={userId}
          recordings={recordings}
          backups={backups}
          tier={tier}
          onUpgrade={onUpgrade}
        />
      )}
      {broken > 0 && (
        <p className="mt-4 text-sm text-ink-soft">
          {t('storage.panel.broken', { number: broken })}
        </p>
      )}
    </>
  );
}

function PanelSkeleton() {
  const { t } = useTexts();
  return (
    <output aria-label={t('common.loading')} className="flex flex-col gap-4">
      <Skeleton width="100%" height="2.5rem" />
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </output>
  );
}
