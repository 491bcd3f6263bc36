import type { Language } from '@daedap/contract/languages';
import { formatBytes } from '../../storage/format-bytes.ts';

type BackupTexts = { kept: string; quotaExceeded: (quotaBytes: number) => string };

export const backupTexts: Record<Language, BackupTexts> = {
  ko: {
    kept: '답변 영상을 서버에 백업했어요.',
    quotaExceeded: (quotaBytes) =>
      `서버 백업은 모두 합해 ${formatBytes(quotaBytes)}까지예요. 지난 기록을 지운 뒤 다시 시도해주세요.`,
  },
  en: {
    kept: 'Your answer is backed up on the server.',
    quotaExceeded: (quotaBytes) =>
      `Your backups may take ${formatBytes(quotaBytes)} in all. Delete older records, then try again.`,
  },
};
