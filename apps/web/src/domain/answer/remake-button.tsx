import { useState } from 'react';
import { AlertDialog, MessageDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import type { OverallAnalysis } from './use-overall-analysis.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly overall: OverallAnalysis;
  /** Whether there is an analysis to replace. */
  readonly isThere: boolean;
  /** Whether there are retakes: their attempts do not count. */
  readonly hasRetakes: boolean;
};

/** Makes the overall analysis again, after a confirmation. */
export function RemakeButton({ overall, isThere, hasRetakes }: Props) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const busy = overall.pending === 'remake';
  const text = t('answers.overall.ask.text');
  return (
    <>
      {(isThere || busy) && (
        <Button variant="secondary" busy={busy} onClick={() => setAsking(true)}>
          {t(busy ? 'answers.overall.remaking' : 'answers.overall.remake')}
        </Button>
      )}
      <output className="sr-only">{busy && t('answers.overall.remaking')}</output>
      <AlertDialog
        open={asking}
        title={t('answers.overall.ask.title')}
        text={hasRetakes ? `${text} ${t('answers.overall.ask.retakes')}` : text}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('answers.overall.ask.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          overall.remake();
          setAsking(false);
        }}
      />
      <MessageDialog
        open={overall.refused !== null}
        title={t('answers.overall.refused')}
        text={overall.refused ?? ''}
        closeLabel={t('common.ok')}
        onClose={overall.dismiss}
      />
    </>
  );
}
