import { maxActiveSessions } from '@daedap/contract/constants/interview';
import { MessageDialog } from '#/ui/message-dialog.tsx';
import type { Resume } from './use-resume.ts';
import { useTexts } from './texts.ts';

/** Why a session could not be taken up. */
export function ResumeRefused({ refused, dismiss }: Pick<Resume, 'refused' | 'dismiss'>) {
  const { t } = useTexts();
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
