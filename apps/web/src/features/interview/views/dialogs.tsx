import { TimeUpDialog } from '#/domain/plan/time-up-dialog.tsx';
import { UpgradeDialog } from '#/domain/plan/upgrade-dialog.tsx';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { answerLimitOf } from '../interview-context.ts';
import { AlertBox } from './alert-box.tsx';
import { isAnalysing } from './analysis-screen.tsx';
import { BackupOffer } from './backup-offer.tsx';
import type { LiveProps } from './live-props.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** What lies over the interview: one thing at a time. */
export function Dialogs({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  const { context } = snapshot;
  const close = () => send({ type: 'CLOSE_DIALOG' });
  const { retake } = context.start;
  const stay = () => send({ type: 'STAY' });
  const isWaiting = isAnalysing(snapshot) || snapshot.matches({ flow: 'ending' });
  const leaveText = isWaiting ? 'interview.leaveDialog.waitText' : 'interview.leaveDialog.text';
  return (
    <>
      <AlertBox
        alert={snapshot.matches({ dialog: 'alert' }) ? context.alert : null}
        onClose={close}
      />
      <AlertDialog
        open={snapshot.matches({ dialog: 'askingToEnd' })}
        title={t(retake ? 'interview.retake.endTitle' : 'interview.endDialog.title')}
        text={t(retake ? 'interview.retake.endText' : 'interview.endDialog.text')}
        cancelLabel={t('interview.endDialog.stay')}
        confirmLabel={t(retake ? 'interview.retake.endConfirm' : 'interview.endDialog.confirm')}
        onCancel={stay}
        onConfirm={() => send({ type: 'ABORT' })}
      />
      <AlertDialog
        open={snapshot.matches({ dialog: 'askingToLeave' })}
        title={t('interview.leaveDialog.title')}
        text={t(retake ? 'interview.retake.leaveText' : leaveText)}
        cancelLabel={t('interview.leaveDialog.stay')}
        confirmLabel={t('interview.leaveDialog.confirm')}
        onCancel={stay}
        onConfirm={() => send({ type: 'LEAVE' })}
      />
      <TimeUpDialog
        open={snapshot.matches({ dialog: 'timeUp' })}
        timeLimit={answerLimitOf(context)}
        onNext={close}
        onUpgrade={() => send({ type: 'OPEN_UPGRADE' })}
      />
      <UpgradeDialog
        open={snapshot.matches({ dialog: 'upgrade' })}
        onClose={close}
        onUpgraded={({ timeLimit }) => send({ type: 'UPGRADED', timeLimit })}
      />
      {snapshot.matches({ dialog: 'backup' }) && <BackupOffer context={context} send={send} />}
    </>
  );
}
