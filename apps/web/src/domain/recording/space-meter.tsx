import { useId } from 'react';
import type { StorageInfo } from '#/media/store/storage-info.ts';
import { Notice } from '#/ui/notice.tsx';
import { formatBytes } from '#/lib/format.ts';
import { useTexts } from './texts.ts';

/** How full the browser's storage is, and what that means for the next recording. */
export function SpaceMeter({ space }: { space: StorageInfo }) {
  const { t } = useTexts();
  const { quota, usage, available, percentage } = space;
  const labelId = useId();
  const known = quota !== null && available !== null;
  // A little is not nothing.
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

/** Says what low space does to the next recording; nothing while there is enough. */
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
