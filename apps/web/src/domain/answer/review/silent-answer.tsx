import { Button } from '#/ui/button.tsx';
import { Panel } from './panel.tsx';
import { type GoesOn, NextButton, ReRecordButton } from './ways-on.tsx';
import { useTexts } from './texts.ts';

const tips = ['muted', 'device', 'distance', 'otherApp'] as const;

type Props = GoesOn & { readonly onReRecord: () => void; readonly onAbort: () => void };

/** Nothing was said, or nothing reached the microphone. */
export function SilentAnswer({ onReRecord, onAbort, ...goesOn }: Props) {
  const { t } = useTexts();
  return (
    <Panel
      title={t('feedback.silent.title')}
      actions={
        <>
          <ReRecordButton onPress={onReRecord} />
          <NextButton variant="secondary" {...goesOn} />
          <Button variant="quiet" onClick={onAbort}>
            {t('feedback.actions.abort')}
          </Button>
        </>
      }
    >
      <p>{t('feedback.silent.text')}</p>
      <h3 className="mt-3 font-semibold text-ink">{t('feedback.silent.tips')}</h3>
      <ul className="list-disc pl-5">
        {tips.map((tip) => (
          <li key={tip} className="mt-1">
            {t(`feedback.silent.${tip}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
