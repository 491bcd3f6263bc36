import type { Recording } from '#/media/store/rows.ts';
import { Badge } from '#/ui/badge.tsx';
import { IconButton } from '#/ui/icon-button.tsx';
import { BinIcon, CloudIcon, DownloadIcon, PlayIcon } from '#/ui/icons.tsx';
import { formatBytes, formatDuration, formatTime } from '#/lib/format.ts';
import { useTexts } from './texts.ts';

const recordingActions = ['play', 'export', 'backUp', 'delete'] as const;

export type RecordingAction = (typeof recordingActions)[number];

const icons = { play: PlayIcon, export: DownloadIcon, backUp: CloudIcon, delete: BinIcon };

type Props = {
  readonly recording: Recording;
  readonly backedUp: boolean;
  readonly onAct: (action: RecordingAction, recording: Recording) => void;
};

export function RecordingRow({ recording, backedUp, onAct }: Props) {
  const { t } = useTexts();
  const { questionText, timestamp, duration, blob } = recording;
  const question = questionText || t('storage.row.noQuestion');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="line-clamp-2 font-semibold">{question}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft tabular-nums">
          {[formatTime(timestamp), formatDuration(duration), formatBytes(blob.size)].join(' · ')}
          {backedUp && <Badge tone="accent">{t('storage.row.backedUp')}</Badge>}
        </p>
      </div>
      <div className="-ml-2.5 flex sm:-mr-2.5 sm:ml-0">
        {recordingActions.map((action) => {
          const Picture = icons[action];
          return (
            <IconButton
              key={action}
              label={t(`storage.row.${action}`, { question })}
              onClick={() => onAct(action, recording)}
            >
              <Picture />
            </IconButton>
          );
        })}
      </div>
    </li>
  );
}
