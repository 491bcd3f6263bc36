import { uploadMaxBytes } from '@daedap/contract/constants/media';
import { Button } from '#/ui/button.tsx';
import { formatMegabytes } from '#/lib/format.ts';
import { Panel } from './panel.tsx';
import { type GoesOn, NextButton, ReRecordButton } from './ways-on.tsx';
import { useTexts } from './texts.ts';

type Props = GoesOn & {
  /** What sending the video would send. */
  readonly bytes: number;
  readonly onSendVideo: () => void;
  /** Opens the transcript for typing. */
  readonly onType: () => void;
  readonly onReRecord: () => void;
};

/** The sound could not be taken out of the recording: the video itself goes only by an explicit choice. */
export function NoSound({ bytes, onSendVideo, onType, onReRecord, ...goesOn }: Props) {
  const { t } = useTexts();
  const size = formatMegabytes(bytes);
  const sendable = bytes <= uploadMaxBytes;
  return (
    <Panel
      title={t('feedback.noSound.title')}
      actions={
        <>
          {sendable && (
            <Button variant="secondary" onClick={onSendVideo}>
              {t('feedback.noSound.send')}
            </Button>
          )}
          <Button variant="secondary" onClick={onType}>
            {t('feedback.unscored.type')}
          </Button>
          <ReRecordButton variant={sendable ? 'secondary' : 'primary'} onPress={onReRecord} />
          <NextButton variant="secondary" {...goesOn} />
        </>
      }
    >
      {sendable ? (
        <>
          <p>{t('feedback.noSound.text')}</p>
          <p className="font-semibold text-ink">{t('feedback.noSound.sent', { size })}</p>
          <p>{t('feedback.noSound.after')}</p>
        </>
      ) : (
        <p>{t('feedback.noSound.tooLarge', { size, limit: formatMegabytes(uploadMaxBytes) })}</p>
      )}
    </Panel>
  );
}
