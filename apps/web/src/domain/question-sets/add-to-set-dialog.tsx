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
import { addToSet, createSet, setsQuery } from './set-calls.ts';
import { useTexts } from './texts.ts';

type Props = { readonly question: OwnQuestion; readonly onClose: () => void };

/** Stands for a set that does not exist yet. */
const newSet = 0;

/** Asks into which set of the user a question goes. */
export function AddToSetDialog({ question, onClose }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data: sets, isPending } = useQuery(setsQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  const setId = chosen ?? sets?.[0]?.id ?? newSet;
  // The same key for every try: a request whose response was lost makes no second set.
  const [key] = useState(() => crypto.randomUUID());
  const add = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (setId !== newSet) return addToSet(setId, question);
      await createSet(key, { name: t('addToSet.newName'), questions: [question] });
      return 'added' as const;
    },
    onSuccess: (addition) => {
      void client.invalidateQueries(setsQuery);
      if (addition === 'full') return;
      showToast(t(`addToSet.${addition}`));
      onClose();
    },
  });
  const choices = [
    ...(sets ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: newSet, label: t('addToSet.newSet') },
  ];
  return (
    <Dialog open title={t('addToSet.title')} locked={add.isPending} onDismiss={onClose}>
      <p className="mt-2 mb-4 text-ink-soft wrap-anywhere">{question.text}</p>
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
