import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Panel } from './panel.tsx';
import { type GoesOn, NextButton } from './ways-on.tsx';

/** No network: the answer waits on this device. */
export function QueuedAnswer(props: GoesOn) {
  const { t } = useTranslation();
  return (
    <Panel title={t('feedback.queued.title')} actions={<NextButton {...props} />}>
      <p>{t('feedback.queued.text')}</p>
      <p>{t('feedback.queued.goOn')}</p>
    </Panel>
  );
}
