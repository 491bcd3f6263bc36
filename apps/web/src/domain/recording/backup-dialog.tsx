import { backupMaxBytes } from '@daedap/contract/constants/media';
import { tiers } from '@daedap/contract/tiers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBytes } from '#/lib/format.ts';
import type { Recording } from '#/media/store/rows.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { backupAllowance, type BackupAllowance } from './backup-rules.ts';
import { BackupFacts, type BackupProps, DoNotAsk } from './backup-parts.tsx';
import { BackupUploading } from './backup-uploading.tsx';
import { recordingsQuery } from './queries.ts';
import { saveAsFile } from './save-recording-file.ts';
import { useTexts } from './texts.ts';

type Props = Omit<BackupProps, 'recording'> & {
  /** What to back up; null keeps the dialog closed. */
  readonly recording: Recording | null;
};

/** Asks before each backup: nothing is sent without the user's consent. */
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
  const { recording, plan } = props;
  const { data, isPending } = useQuery(recordingsQuery(recording.userId));
  if (isPending) return <Skeleton width="100%" height="8rem" />;
  const others = (data?.backups ?? []).filter(({ recordingId }) => recordingId !== recording.id);
  const allowance = backupAllowance({ plan, size: recording.blob.size, others: others.length });
  return allowance.status === 'allowed' ? (
    <BackupUploading {...props} />
  ) : (
    <BackupBlocked {...props} allowance={allowance} />
  );
}

type BlockedProps = BackupProps & {
  readonly allowance: Exclude<BackupAllowance, { status: 'allowed' }>;
};

/** The plan allows no backup, or no more of them, or the file is too large: offers an alternative. */
function BackupBlocked(props: BlockedProps) {
  const { allowance, recording, reason, plan, onClose, onUpgrade } = props;
  const { t, language } = useTexts();
  const current = tiers.find(({ id }) => id === plan);
  const name = (language === 'ko' ? current?.nameKo : current?.name) ?? plan;
  const text = {
    plan: () => t('storage.backup.blocked.tier'),
    count: (limit: number) => t('storage.backup.blocked.count', { tier: name, number: limit }),
    size: () => t('storage.backup.blocked.size', { size: formatBytes(backupMaxBytes) }),
  };
  const toFile = () => {
    saveAsFile(recording);
    onClose();
  };
  return (
    <>
      <BackupFacts {...props} />
      <div className="mt-4">
        <Notice tone="info">
          {allowance.status === 'count' ? text.count(allowance.limit) : text[allowance.status]()}
        </Notice>
      </div>
      {reason && <DoNotAsk />}
      <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('storage.backup.later')}
        </Button>
        {allowance.status === 'size' ? (
          <Button onClick={toFile}>{t('storage.backup.toFile')}</Button>
        ) : (
          <Button onClick={onUpgrade}>{t('storage.backup.blocked.upgrade')}</Button>
        )}
      </div>
    </>
  );
}
