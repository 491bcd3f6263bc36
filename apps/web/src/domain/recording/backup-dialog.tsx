import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recording } from '#/media/store/rows.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { backupAllowance } from './backup-allowance.ts';
import { BackupBlocked } from './backup-blocked.tsx';
import type { BackupProps } from './backup-props.ts';
import { BackupUploading } from './backup-uploading.tsx';
import { recordingsQuery } from './queries.ts';
import { useTexts } from './texts.ts';

type Props = Omit<BackupProps, 'recording'> & {
  /** What to back up; null keeps the dialog closed. */
  readonly recording: Recording | null;
};

/** Asks before anything is sent: a backup is the user's choice each time. */
export function BackupDialog(props: Props) {
  const { recording, onClose } = props;
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={recording !== null}
      title={t('storage.backup.title')}
      locked={busy}
      onDismiss={onClose}
    >
      {recording && <Body key={recording.id} {...props} recording={recording} onBusy={setBusy} />}
    </Dialog>
  );
}

function Body(props: BackupProps & { readonly onBusy: (busy: boolean) => void }) {
  const { recording, tier } = props;
  const { data, isPending } = useQuery(recordingsQuery(recording.userId));
  if (isPending) return <Skeleton width="100%" height="8rem" />;
  const others = (data?.backups ?? []).filter(({ recordingId }) => recordingId !== recording.id);
  const allowance = backupAllowance({ tier, size: recording.blob.size, others: others.length });
  return allowance.status === 'allowed' ? (
    <BackupUploading {...props} />
  ) : (
    <BackupBlocked {...props} allowance={allowance} />
  );
}
