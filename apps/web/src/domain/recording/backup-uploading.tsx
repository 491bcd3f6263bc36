import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { backupMachine } from './backup-machine.ts';
import type { BackupProps } from './backup-props.ts';
import { BackupFacts } from './backup-facts.tsx';
import { DoNotAsk } from './do-not-ask.tsx';
import { storageKey } from './queries.ts';
import { saveAsFile } from './save-file.ts';
import { isWorthRetrying } from './upload-error.ts';
import { UploadProgress } from './upload-progress.tsx';
import { uploadErrorText } from './upload-error-text.ts';
import { useTexts } from './texts.ts';

type Props = BackupProps & { readonly onBusy: (busy: boolean) => void };

/** The offer, the upload and its end, in one place. */
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

  /** The button that was pressed goes; the one beside it stays and takes the focus. */
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
