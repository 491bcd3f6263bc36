import { deleteAnswer, getAttempts } from '@daedap/contract/calls/history';
import type { SessionRef } from '@daedap/contract/ids';
import type { UserAnswer } from '@daedap/contract/interviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storageKey } from '#/domain/recording/queries.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { forgetBackup } from '#/media/store/backups.ts';
import { deleteRecordings } from '#/media/store/recordings.ts';
import { AlertDialog, MessageDialog } from '#/ui/alert-dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { sessionDetailsQuery } from './session-details-query.ts';
import { useTexts } from './texts.ts';

/** The queries whose figures change with an answer. */
const affectedQueries = ['records', 'results', 'dashboard', 'attempts'];

type Props = {
  /** The answer to delete; null keeps the dialog closed. */
  readonly candidate: UserAnswer | null;
  readonly sessionId: number;
  readonly address: SessionRef;
  readonly userId: number;
  readonly onClose: () => void;
  /** Is told whether an earlier attempt at the question counts now. */
  readonly onDeleted: (hasEarlier: boolean) => void;
};

export function DeleteAnswer(props: Props) {
  const { candidate, sessionId, address, userId, onClose, onDeleted } = props;
  const { t } = useTexts();
  const client = useQueryClient();
  const { queryKey } = sessionDetailsQuery(address);
  const remove = useMutation({
    mutationFn: (answer: UserAnswer) => removeAnswer({ userId, sessionId, answer }),
    onSuccess: async (removed, answer) => {
      const stale = [storageKey(userId), ...affectedQueries.map((key) => [key])];
      await Promise.all([
        client.refetchQueries({ queryKey }),
        ...stale.map((key) => client.invalidateQueries({ queryKey: key })),
      ]);
      // Removes it also when the list could not be loaded again.
      const details = client.setQueryData(
        queryKey,
        (now) => now && { ...now, answers: now.answers.filter(({ id }) => id !== answer.id) },
      );
      const remaining = details?.answers ?? [];
      onDeleted(remaining.some(({ questionId }) => questionId === answer.questionId));
      showToast(t(removed === 'all' ? 'details.delete.done' : 'details.delete.videoLeft'));
    },
  });
  const hasEarlier = (candidate?.attempts ?? []).filter(({ retake }) => !retake).length > 1;
  return (
    <>
      <AlertDialog
        open={candidate !== null}
        title={t('details.delete.title')}
        text={t(hasEarlier ? 'details.delete.textEarlier' : 'details.delete.text')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('details.delete.confirm')}
        onCancel={onClose}
        onConfirm={() => {
          if (candidate && !remove.isPending) remove.mutate(candidate);
          onClose();
        }}
      />
      <MessageDialog
        open={remove.isError}
        title={t('details.delete.failed')}
        text={errorText(remove.error, t('details.delete.failedText'))}
        closeLabel={t('common.ok')}
        onClose={remove.reset}
      />
    </>
  );
}

type Removal = {
  readonly userId: number;
  readonly sessionId: number;
  readonly answer: Pick<
    UserAnswer,
    'id' | 'questionId' | 'answerVideoPath' | 'backup' | 'attempts'
  >;
};

/** Deletes the answer that counts, on the server and here. Says whether its video could be deleted from this device. */
async function removeAnswer(removal: Removal): Promise<'all' | 'videoLeft'> {
  const { userId, sessionId: id, answer } = removal;
  await call(deleteAnswer, { params: { id, answerId: String(answer.id) } });
  try {
    if (answer.backup) await forgetBackup(userId, answer.backup.videoId);
    const video = answer.answerVideoPath;
    if (video === null || (await isUsedByAnotherAttempt(removal, video))) return 'all';
    await deleteRecordings(userId, (recording) => recording.id === video);
    return 'all';
  } catch (error) {
    reportError(error, 'storage', 'deleting the video of an answer');
    // The answer is deleted; a video that stays is not a failure of that.
    return 'videoLeft';
  }
}

/** A corrected transcript is another attempt with the same recording, which stays while an attempt needs it. */
async function isUsedByAnotherAttempt(
  { sessionId: id, answer }: Removal,
  video: string,
): Promise<boolean> {
  if (answer.attempts.length <= 1) return false;
  try {
    const { attempts } = await call(getAttempts, {
      params: { id, questionId: String(answer.questionId) },
    });
    return attempts.some(({ answerVideoPath }) => answerVideoPath === video);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
