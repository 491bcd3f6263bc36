import { backupMaxBytes } from '@daedap/contract/constants/media';
import { tiers } from '@daedap/contract/tiers';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import type { BackupAllowance } from './backup-allowance.ts';
import type { BackupProps } from './backup-props.ts';
import { BackupFacts } from './backup-facts.tsx';
import { DoNotAsk } from './do-not-ask.tsx';
import { formatBytes } from '#/lib/format.ts';
import { saveAsFile } from './save-file.ts';
import { useTexts } from './texts.ts';

type Props = BackupProps & {
  readonly allowance: Exclude<BackupAllowance, { status: 'allowed' }>;
};

/** The tier has no backup, or no more of them, or the file is too large: what can be done instead. */
export function BackupBlocked(props: Props) {
  const { allowance, recording, reason, tier, onClose, onUpgrade } = props;
  const { t, language } = useTexts();
  const current = tiers.find(({ id }) => id === tier);
  const name = (language === 'ko' ? current?.nameKo : current?.name) ?? tier;
  const text = {
    tier: () => t('storage.backup.blocked.tier'),
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
