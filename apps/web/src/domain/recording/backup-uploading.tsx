import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Progress } from '#/ui/progress.tsx';
import { BackupFacts, type BackupProps, DoNotAsk } from './backup-parts.tsx';
import { backupMachine } from './backup-machine.ts';
import { storageKey } from './queries.ts';
import { saveAsFile } from './save-recording-file.ts';
import { useTexts } from './texts.ts';
import { isWorthRetrying, uploadErrorText } from './upload-backup.ts';

type Props = BackupProps & { readonly onBusy: (busy: boolean) => void };

/** The offer, the upload and its end. */
export function BackupUploading(props: Props) {
  const { recording, answerId, reason, onClose, onBusy } = props;
  const { t } = useTexts();
  const client = useQueryClient();
  const [snapshot, send] = useMachine(backupMachine, { input: { recording, answerId } });
  const { value: state, context } = snapshot;
  const otherButton = useRef<HTMLButtonElement>(null);
  const { userId } = recording;

  useEffect(() => {
    onBusy(state === 'uploading');
    if (state === 'done') void client.invalidateQueries({ queryKey: storageKey(userId) });
    return () => onBusy(false);
  }, [state, onBusy, client, userId]);

  /** The pressed button disappears; the one beside it takes the focus. */
  const begin = (type: 'BACK_UP' | 'RETRY') => {
    otherButton.current?.focus();
    send({ type });
  };
  const toFile = () => {
    saveAsFile(recording);
    onClose();
  };
  const isOffer = state === 'offered' || state === 'cancelled';
  return (
    <>
      <BackupFacts {...props} />
      <div aria-live="polite" className="mt-4">
        {state === 'offered' && <p className="text-ink-soft">{t('storage.backup.consent')}</p>}
        {state === 'cancelled' && <Notice tone="info">{t('storage.backup.cancelled')}</Notice>}
        {state === 'done' && <Notice tone="info">{t('storage.backup.done')}</Notice>}
      </div>
      {state === 'uploading' && <UploadProgress part={context.part} />}
      {(state === 'failed' || state === 'signedOut') && (
        <Notice tone="danger" role="alert">
          {uploadErrorText(context.error)}
        </Notice>
      )}
      {isOffer && reason && <DoNotAsk />}
      <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {state === 'uploading' ? (
          <Button ref={otherButton} variant="secondary" onClick={() => send({ type: 'CANCEL' })}>
            {t('common.cancel')}
          </Button>
        ) : (
          <Button ref={otherButton} variant="secondary" onClick={onClose}>
            {isOffer ? t('storage.backup.later') : t('common.close')}
          </Button>
        )}
        {isOffer && <Button onClick={() => begin('BACK_UP')}>{t('storage.backup.confirm')}</Button>}
        {state === 'failed' &&
          (isWorthRetrying(context.error) ? (
            <Button onClick={() => begin('RETRY')}>{t('common.retry')}</Button>
          ) : (
            <Button onClick={toFile}>{t('storage.backup.toFile')}</Button>
          ))}
      </div>
    </>
  );
}

function UploadProgress({ part }: { part: number }) {
  const { t } = useTexts();
  const percent = Math.round(part * 100);
  return (
    <div>
      <Progress
        label={t('storage.backup.uploading')}
        value={percent}
        valueText={t('storage.backup.percent', { number: percent })}
      />
      <p className="mt-2 min-h-6 text-sm text-ink-soft">
        {part === 1 && t('storage.backup.finishing')}
      </p>
    </div>
  );
}
