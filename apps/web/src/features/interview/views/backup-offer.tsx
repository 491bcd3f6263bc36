import { useEffect } from 'react';
import { useSubscription } from '#/domain/plan/subscription-store.ts';
import { BackupDialog } from '#/domain/recording/backup-dialog.tsx';
import { type InterviewContext, recordingOf } from '../interview-context.ts';
import type { LiveProps } from './live-props.ts';

type Props = Pick<LiveProps, 'send'> & { readonly context: InterviewContext };

/** The offer to back up this answer's video. */
export function BackupOffer({ context, send }: Props) {
  const { tier } = useSubscription();
  const { answer, backup } = context;
  const { outcome } = answer;
  const recording = recordingOf(answer);
  const nothing = recording === null;
  useEffect(() => {
    // An answer of which there are only words has no video to back up.
    if (nothing) send({ type: 'CLOSE_DIALOG' });
  }, [nothing, send]);
  return (
    <BackupDialog
      recording={recording}
      reason={backup}
      {...(outcome && 'answerId' in outcome ? { answerId: outcome.answerId } : {})}
      plan={tier.id}
      onUpgrade={() => send({ type: 'OPEN_UPGRADE' })}
      onClose={() => send({ type: 'CLOSE_DIALOG' })}
    />
  );
}
