import type { SessionRef } from '@daedap/contract/ids';
import type { UserAnswer } from '@daedap/contract/interviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#/lib/api/error-text.ts';
import { storageKey } from '#/domain/recording/queries.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { MessageDialog } from '#/ui/message-dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { sessionDetailsQuery } from './api/get-session-details.ts';
import { removeAnswer } from './api/remove-answer.ts';
import { useTexts } from './texts.ts';

type Props = {
  /** What to delete; null keeps the question closed. */
  readonly going: UserAnswer | null;
  readonly sessionId: number;
  readonly address: SessionRef;
  readonly userId: number;
  readonly onClose: () => void;
  /** Whether an earlier attempt at the question counts in its place. */
  readonly onDeleted: (left: boolean) => void;
};

/** Whose figures change with an answer. */
const changed = ['records', 'results', 'dashboard', 'attempts'];

export function DeleteAnswer(props: Props) {
  const { going, sessionId, address, userId, onClose, onDeleted } = props;
  const { t } = useTexts();
  const client = useQueryClient();
  const { queryKey } = sessionDetailsQuery(address);
  const remove = useMutation({
    mutationFn: (answer: UserAnswer) => removeAnswer({ userId, sessionId, answer }),
    onSuccess: async (removed, answer) => {
      const stale = [storageKey(userId), ...changed.map((key) => [key])];
      await Promise.all([
        client.refetchQueries({ queryKey }),
        ...stale.map((key) => client.invalidateQueries({ queryKey: key })),
      ]);
      // It is gone also where the list could not be loaded again.
      const details = client.setQueryData(
        queryKey,
        (now) => now && { ...now, answers: now.answers.filter(({ id }) => id !== answer.id) },
      );
      onDeleted(details?.answers.some((left) => left.questionId === answer.questionId) ?? false);
      showToast(t(removed === 'all' ? 'details.delete.done' : 'details.delete.videoLeft'));
    },
  });
  const hasEarlier = (going?.attempts ?? []).filter(({ retake }) => !retake).length > 1;
  return (
    <>
      <AlertDialog
        open={going !== null}
        title={t('details.delete.title')}
        text={t(hasEarlier ? 'details.delete.textEarlier' : 'details.delete.text')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('details.delete.confirm')}
        onCancel={onClose}
        onConfirm={() => {
          if (going && !remove.isPending) remove.mutate(going);
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
