import type { OwnQuestion } from '@daedap/contract/own-questions';
import { setQuestionsMax } from '@daedap/contract/question-sets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#/lib/api/error-text.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Notice } from '#/ui/notice.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { type Addition, addToSet, createSet, setsQuery } from './set-calls.ts';
import { useTexts } from './texts.ts';

type Props = {
  /** At least one, and no more than a set holds. */
  readonly questions: readonly OwnQuestion[];
  /** The set that is chosen to begin with. */
  readonly preferred?: number | undefined;
  /** What the user should know before. */
  readonly note?: string;
  readonly onClose: () => void;
  readonly onAdded?: () => void;
};

/** Stands for a set that does not exist yet. */
const newSet = 0;

/** Asks into which set of the user questions go. */
export function AddToSetDialog({ questions, preferred, note, onClose, onAdded }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data: sets, isPending } = useQuery(setsQuery);
  const [chosen, setChosen] = useState<number | null>(preferred ?? null);
  const known = sets?.some(({ id }) => id === chosen) || chosen === newSet;
  const setId = (known ? chosen : null) ?? sets?.[0]?.id ?? newSet;
  // The same key for every try: a request whose response was lost makes no second set.
  const [key] = useState(() => crypto.randomUUID());
  const add = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<Addition> => {
      if (setId !== newSet) return addToSet(setId, questions);
      await createSet(key, { name: t('addToSet.newName'), questions: [...questions] });
      return questions.length;
    },
    onSuccess: (added) => {
      void client.invalidateQueries(setsQuery);
      if (added === 'full') return;
      showToast(t(toastOf(added, questions.length), { count: added }));
      onClose();
      onAdded?.();
    },
  });
  const choices = [
    ...(sets ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: newSet, label: t('addToSet.newSet') },
  ];
  return (
    <Dialog open title={t('addToSet.title')} locked={add.isPending} onDismiss={onClose}>
      <p className="mt-2 mb-4 text-ink-soft wrap-anywhere">
        {questions.length === 1
          ? questions[0]?.text
          : t('addToSet.several', { count: questions.length })}
      </p>
      {(add.isError || add.data === 'full') && (
        <div className="mb-4">
          <Notice tone="danger" role="alert">
            {add.isError
              ? errorText(add.error, t('addToSet.failed'))
              : t('addToSet.full', { max: setQuestionsMax })}
          </Notice>
        </div>
      )}
      {isPending ? (
        <output>{t('addToSet.loading')}</output>
      ) : (
        <SelectField
          label={t('addToSet.choose')}
          value={setId}
          choices={choices}
          onChange={setChosen}
        />
      )}
      {note !== undefined && <p className="mt-4 text-sm text-pretty text-ink-soft">{note}</p>}
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button busy={add.isPending} ready={!isPending} onClick={() => add.mutate()}>
          {t('addToSet.add')}
        </Button>
      </div>
    </Dialog>
  );
}

function toastOf(added: number, given: number) {
  if (added === 0) return 'addToSet.present';
  return given === 1 ? 'addToSet.added' : 'addToSet.addedSeveral';
}
