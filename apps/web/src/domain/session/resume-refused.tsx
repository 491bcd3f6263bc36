import { maxActiveSessions } from '@daedap/contract/constants/interview';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { MessageDialog } from '#/ui/message-dialog.tsx';
import type { Resume } from './use-resume.ts';
import './texts.ts';

/** Why a session could not be taken up. */
export function ResumeRefused({ refused, dismiss }: Pick<Resume, 'refused' | 'dismiss'>) {
  const { t } = useTranslation();
  return (
    <MessageDialog
      open={refused !== null}
      title={t('sessions.resume.failedTitle')}
      text={
        refused === 'limit'
          ? t('sessions.resume.limit', { max: maxActiveSessions })
          : t('sessions.resume.failed')
      }
      closeLabel={t('common.ok')}
      onClose={dismiss}
    />
  );
}
