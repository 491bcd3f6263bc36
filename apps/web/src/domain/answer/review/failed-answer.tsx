import { Button } from '#/ui/button.tsx';
import { Panel } from './panel.tsx';
import { type GoesOn, NextButton, ReRecordButton } from './ways-on.tsx';
import { useTexts } from './texts.ts';

type Props = GoesOn & {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onReRecord: () => void;
};

/** The answer did not get through; the recording is still there. */
export function FailedAnswer({ message, onRetry, onReRecord, ...goesOn }: Props) {
  const { t } = useTexts();
  return (
    <Panel
      title={t('feedback.failed.title', { message })}
      actions={
        <>
          <Button onClick={onRetry}>{t('feedback.failed.retry')}</Button>
          <ReRecordButton variant="secondary" onPress={onReRecord} />
          <NextButton variant="secondary" {...goesOn} />
        </>
      }
    >
      <p>{t('feedback.failed.text')}</p>
    </Panel>
  );
}
