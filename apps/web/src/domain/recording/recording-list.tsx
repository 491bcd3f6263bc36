import type { TierId } from '@daedap/contract/tiers';
import { useRef, useState } from 'react';
import { formatBytes, formatDuration } from '#/lib/format.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import type { Recording } from '#/media/store/rows.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button, IconButton } from '#/ui/button.tsx';
import { BinIcon, CloudIcon, DownloadIcon, PlayIcon } from '#/ui/icons.tsx';
import { showToast } from '#/ui/toast-store.ts';
import type { WatchedAnswer } from './answer-video.tsx';
import { BackupDialog } from './backup-dialog.tsx';
import { CleanUp, DeleteRecording, bytesOf } from './delete-recordings.tsx';
import type { StoredRecordings } from './queries.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { saveAsFile } from './save-recording-file.ts';
import { useTexts } from './texts.ts';

/** How many are listed at first: the card is one of several on its page. */
const shownAtFirst = 5;

const recordingActions = ['play', 'export', 'backUp', 'delete'] as const;

const icons = { play: PlayIcon, export: DownloadIcon, backUp: CloudIcon, delete: BinIcon };

type RecordingAction = (typeof recordingActions)[number];

type Props = Pick<StoredRecordings, 'recordings' | 'backups'> & {
  readonly userId: number;
  readonly plan: TierId;
  readonly onUpgrade: () => void;
};

export function RecordingList({ userId, recordings, backups, plan, onUpgrade }: Props) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<{ action: RecordingAction; recording: Recording } | null>(null);
  const openFor = (action: RecordingAction) => (open?.action === action ? open.recording : null);
  const close = () => setOpen(null);
  const backedUp = new Set(backups.map(({ recordingId }) => recordingId));

  const act = (action: RecordingAction, recording: Recording) => {
    if (action !== 'export') return setOpen({ action, recording });
    saveAsFile(recording);
    return showToast(t('storage.row.exported'));
  };
  const size = formatBytes(bytesOf(recordings));
  return (
    <div className="mt-6">
      <h3 ref={heading} tabIndex={-1} className="font-semibold tabular-nums">
        {t('storage.panel.count', { number: recordings.length, size })}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {recordings.slice(0, all ? undefined : shownAtFirst).map((recording) => (
          <RecordingRow
            key={recording.id}
            recording={recording}
            backedUp={backedUp.has(recording.id)}
            onAct={act}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {!all && recordings.length > shownAtFirst && (
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('storage.panel.showAll', { number: recordings.length })}
          </Button>
        )}
        <CleanUp userId={userId} recordings={recordings} />
      </div>
      <RecordingPlayer watched={watchedOf(openFor('play'))} onClose={close} />
      <BackupDialog
        recording={openFor('backUp')}
        reason={null}
        plan={plan}
        onUpgrade={() => {
          close();
          onUpgrade();
        }}
        onClose={close}
      />
      <DeleteRecording
        userId={userId}
        recording={openFor('delete')}
        onClose={close}
        // The row that had the focus is gone.
        onDeleted={() => heading.current?.focus()}
      />
    </div>
  );
}

function watchedOf(recording: Recording | null): WatchedAnswer | null {
  if (!recording) return null;
  const { id: recordingId, sessionId, questionId, questionText } = recording;
  return { recordingId, sessionId, questionId, questionText };
}

type RowProps = {
  readonly recording: Recording;
  readonly backedUp: boolean;
  readonly onAct: (action: RecordingAction, recording: Recording) => void;
};

function RecordingRow({ recording, backedUp, onAct }: RowProps) {
  const { t } = useTexts();
  const { questionText, timestamp, duration, blob } = recording;
  const question = questionText || t('storage.row.noQuestion');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="line-clamp-2 font-semibold">{question}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft tabular-nums">
          {[
            shortDateAndTimeText(new Date(timestamp)),
            formatDuration(duration),
            formatBytes(blob.size),
          ].join(' · ')}
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
