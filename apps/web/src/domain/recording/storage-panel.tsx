import { pages } from '@daedap/contract/pages';
import type { TierId } from '@daedap/contract/tiers';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatBytes } from '#/lib/format.ts';
import type { StorageInfo } from '#/media/store/storage-info.ts';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { recordingsQuery, useUserId } from './queries.ts';
import { RecordingList } from './recording-list.tsx';
import { StorageFailure } from './storage-failure.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly plan: TierId;
  /** Called when the plan allows no backup. */
  readonly onUpgrade: () => void;
};

/** The recordings that this browser stores for the user, the space left, and what can be done. */
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

function Contents({ userId, plan, onUpgrade }: Props & { readonly userId: number }) {
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
          plan={plan}
          onUpgrade={onUpgrade}
        />
      )}
      {broken > 0 && (
        <p className="mt-4 text-sm text-ink-soft">
          {t('storage.panel.broken', { number: broken })}
        </p>
      )}
      <PapersLine userId={userId} />
    </>
  );
}

/** The papers of the user take space, too; they are looked after on their own page. */
function PapersLine({ userId }: { readonly userId: number }) {
  const { t } = useTexts();
  const { data: papers = 0 } = useQuery({
    queryKey: ['materials', userId, 'count'],
    // The page of the papers has it; here it comes after the page.
    queryFn: async () => (await import('#/media/store/materials.ts')).countMaterials(userId),
    retry: false,
    networkMode: 'always',
  });
  if (papers === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 border-t border-line pt-4">
      {t('storage.panel.papers', { number: papers })}
      <ButtonLink variant="quiet" to={pages.materials}>
        {t('storage.panel.toPapers')}
      </ButtonLink>
    </p>
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

/** How full the browser's storage is. */
function SpaceMeter({ space }: { space: StorageInfo }) {
  const { t } = useTexts();
  const { quota, usage, available, percentage } = space;
  const labelId = useId();
  const known = quota !== null && available !== null;
  // Any usage shows as at least 1 %.
  const percent = usage > 0 ? Math.max(1, Math.round(percentage)) : 0;
  const sentence = known
    ? t('storage.panel.left', { percent, available: formatBytes(available) })
    : t('storage.panel.unknown');
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <span id={labelId} className="font-semibold">
          {t('storage.panel.space')}
        </span>
        <span className="tabular-nums">
          {known
            ? t('storage.panel.used', { usage: formatBytes(usage), quota: formatBytes(quota) })
            : t('storage.panel.usedAbout', { usage: formatBytes(usage) })}
        </span>
      </div>
      {known && (
        <>
          <meter
            className="sr-only"
            aria-labelledby={labelId}
            min={0}
            max={100}
            value={percentage}
            aria-valuetext={sentence}
          />
          <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-line">
            <div
              className={`h-full rounded-full ${space.isCriticalSpace ? 'bg-danger' : 'bg-accent-ink'}`}
              style={{ width: `${percent}%` }}
            />
          </div>
        </>
      )}
      <p className="mt-2 text-sm text-ink-soft tabular-nums">{sentence}</p>
      <SpaceWarning space={space} />
    </div>
  );
}

/** Says what low space means for the next recording. */
function SpaceWarning({ space }: { space: StorageInfo }) {
  const { t } = useTexts();
  if (!space.isLowSpace && !space.isCriticalSpace) return null;
  return (
    <div className="mt-3">
      {space.isCriticalSpace ? (
        <Notice tone="danger">{t('storage.panel.critical')}</Notice>
      ) : (
        <Notice tone="info">{t('storage.panel.low')}</Notice>
      )}
    </div>
  );
}
