import type { TierId } from '@daedap/contract/tiers';
import { useRef, useState } from 'react';
import type { Recording } from '#/media/store/rows.ts';
import { Button } from '#/ui/button.tsx';
import { showToast } from '#/ui/toast-store.ts';
import type { Watched } from './answer-video.tsx';
import { BackupDialog } from './backup-dialog.tsx';
import { CleanUp } from './clean-up.tsx';
import { DeleteRecording } from './delete-recording.tsx';
import { formatBytes } from '#/lib/format.ts';
import { bytesOf } from './bytes-of.ts';
import type { LocalStorageView } from './queries.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { type RecordingAction, RecordingRow } from './recording-row.tsx';
import { saveAsFile } from './save-file.ts';
import { useTexts } from './texts.ts';

/** So many stand there at first: the card is one of several on its page. */
const shownAtFirst = 5;

type Props = Pick<LocalStorageView, 'recordings' | 'backups'> & {
  readonly userId: number;
  readonly tier: TierId;
  readonly onUpgrade: () => void;
};

function watchedOf(recording: Recording | null): Watched | null {
  if (!recording) return null;
  const { id: recordingId, sessionId, questionId, questionText } = recording;
  return { recordingId, sessionId, questionId, questionText };
}

export function RecordingList({ userId, recordings, backups, tier, onUpgrade }: Props) {
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
        tier={tier}
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
