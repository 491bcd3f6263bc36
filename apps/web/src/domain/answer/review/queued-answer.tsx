import { Button } from '#/ui/button.tsx';
import { Panel } from './panel.tsx';
import { type GoesOn, NextButton } from './ways-on.tsx';
import { useTexts } from './texts.ts';

type Props = GoesOn & {
  /** Opens the transcript for typing: nobody has understood it yet. */
  readonly onType: () => void;
};

/** No network: the answer waits on this device. Whoever types it has a score at once. */
export function QueuedAnswer({ onType, ...goesOn }: Props) {
  const { t } = useTexts();
  return (
    <Panel
      title={t('feedback.queued.title')}
      actions={
        <>
          <NextButton {...goesOn} />
          <Button variant="secondary" onClick={onType}>
            {t('feedback.queued.type')}
          </Button>
        </>
      }
    >
      <p>{t('feedback.queued.text')}</p>
      <p>{t('feedback.queued.goOn')}</p>
    </Panel>
  );
}
