import { recordingStopBytes } from '@daedap/contract/constants/media';
import { MessageDialog } from '#/ui/message-dialog.tsx';
import type { Alert } from '../interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';

const megabyte = 1024 * 1024;

type Props = {
  /** null keeps it closed. */
  readonly alert: Alert | null;
  readonly onClose: () => void;
};

/** Says one thing that a person has to know before anything goes on. */
export function AlertBox({ alert, onClose }: Props) {
  const { t } = useTexts();
  const kind = alert?.kind ?? 'noData';
  const reason =
    alert?.kind === 'analysisFailed'
      ? alert.message || t('interview.alerts.analysisFailed.unknown')
      : '';
  return (
    <MessageDialog
      open={alert !== null}
      title={t(`interview.alerts.${kind}.title`, { reason, limit: recordingStopBytes / megabyte })}
      text={t(`interview.alerts.${kind}.text`)}
      closeLabel={t('common.ok')}
      onClose={onClose}
    />
  );
}
