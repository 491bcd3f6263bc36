import { recordingStopBytes } from '@daedap/contract/constants/media';
import { Suspense, useEffect } from 'react';
import { useSubscription } from '#/domain/plan/subscription-store.ts';
import { TimeUpDialog } from '#/domain/plan/time-up-dialog.tsx';
import { UpgradeDialog } from '#/domain/plan/upgrade-dialog.tsx';
import {
  type Alert,
  answerLimitOf,
  type InterviewContext,
  recordingOf,
} from '#/features/interview/interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { AlertDialog, MessageDialog } from '#/ui/alert-dialog.tsx';
import { isAnalysing } from './ad-screens.tsx';
import { BackupDialog } from './later.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';

/** The dialogs over the interview: one at a time. */
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
        format={context.config.format}
        timeLimit={answerLimitOf(context)}
        onNext={close}
        onUpgrade={() => send({ type: 'OPEN_UPGRADE' })}
      />
      <UpgradeDialog
        open={snapshot.matches({ dialog: 'upgrade' })}
        onClose={close}
        onUpgraded={({ timeLimit }) => send({ type: 'UPGRADED', timeLimit })}
      />
      {snapshot.matches({ dialog: 'backup' }) && (
        <Suspense>
          <BackupOffer context={context} send={send} />
        </Suspense>
      )}
    </>
  );
}

const megabyte = 1024 * 1024;

type AlertBoxProps = {
  /** null keeps it closed. */
  readonly alert: Alert | null;
  readonly onClose: () => void;
};

/** One message that a person has to confirm before the interview goes on. */
function AlertBox({ alert, onClose }: AlertBoxProps) {
  const { t } = useTexts();
  const kind = alert?.kind ?? 'noData';
  const reason =
    alert?.kind === 'analysisFailed'
      ? alert.message || t('interview.alerts.analysisFailed.unknown')
      : '';
  return (
    <MessageDialog
      open={alert !== null}
      title={t(`interview.alerts.${kind}.title`, { reason, limit: recordingStopBytes / megabyte })}
      text={t(`interview.alerts.${kind}.text`)}
      closeLabel={t('common.ok')}
      onClose={onClose}
    />
  );
}

type BackupOfferProps = Pick<LiveProps, 'send'> & { readonly context: InterviewContext };

/** The offer to back up this answer's video. */
function BackupOffer({ context, send }: BackupOfferProps) {
  const { plan } = useSubscription();
  const { answer, backup } = context;
  const { result } = answer;
  const recording = recordingOf(answer);
  const nothing = recording === null;
  useEffect(() => {
    // An answer without a recording has no video to back up.
    if (nothing) send({ type: 'CLOSE_DIALOG' });
  }, [nothing, send]);
  return (
    <BackupDialog
      recording={recording}
      reason={backup}
      {...(result && 'answerId' in result ? { answerId: result.answerId } : {})}
      plan={plan.id}
      onUpgrade={() => send({ type: 'OPEN_UPGRADE' })}
      onClose={() => send({ type: 'CLOSE_DIALOG' })}
    />
  );
}
