import { recordingStopBytes } from '@daedap/contract/constants/media';
import { useId, useRef } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import type { Alert } from '../interview-context.ts';

const megabyte = 1024 * 1024;

type Props = {
  /** null keeps it closed. */
  readonly alert: Alert | null;
  readonly onClose: () => void;
};

/** Says one thing that a person has to know before anything goes on. */
export function AlertBox({ alert, onClose }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const kind = alert?.kind ?? 'noData';
  const reason =
    alert?.kind === 'analysisFailed'
      ? alert.message || t('interview.alerts.analysisFailed.unknown')
      : '';
  return (
    <Dialog
      open={alert !== null}
      role="alertdialog"
      title={t(`interview.alerts.${kind}.title`, { reason, limit: recordingStopBytes / megabyte })}
      describedBy={textId}
      initialFocus={button}
      onDismiss={onClose}
    >
      <p id={textId} className="mt-2 text-pretty text-ink-soft">
        {t(`interview.alerts.${kind}.text`)}
      </p>
      <div className="mt-6 flex flex-col sm:flex-row sm:justify-end">
        <Button ref={button} onClick={onClose}>
          {t('interview.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
