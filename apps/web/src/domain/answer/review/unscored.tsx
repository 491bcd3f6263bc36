import type { FailureReason } from '@daedap/contract/interviews';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { Panel } from './panel.tsx';
import { type GoesOn, NextButton, ReRecordButton } from './ways-on.tsx';
import { useTexts } from './texts.ts';

type Props = GoesOn & {
  readonly reason: FailureReason | null;
  /** Opens the transcript for typing. */
  readonly onType: () => void;
  readonly onReRecord: () => void;
};

/** Nobody could hear or judge the answer: no score, and never a false zero. */
export function Unscored({ reason, onType, onReRecord, ...goesOn }: Props) {
  const { t } = useTexts();
  return (
    <Panel
      badge={
        <p className="mb-2">
          <Badge>{t('feedback.unscored.badge')}</Badge>
        </p>
      }
      title={t('feedback.unscored.title')}
      actions={
        <>
          <Button onClick={onType}>{t('feedback.unscored.type')}</Button>
          <ReRecordButton variant="secondary" onPress={onReRecord} />
          <NextButton variant="secondary" {...goesOn} />
        </>
      }
    >
      <p>{t(`feedback.unscored.reasons.${reason ?? 'unknown'}`)}</p>
      <p>{t('feedback.unscored.text')}</p>
    </Panel>
  );
}
