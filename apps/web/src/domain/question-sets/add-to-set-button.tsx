import type { UserAnswer } from '@daedap/contract/interviews';
import { questionTypes } from '@daedap/contract/categories';
import { ownQuestion, type OwnQuestion } from '@daedap/contract/own-questions';
import { useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { AddToSetDialog } from './add-to-set-dialog.tsx';
import { useTexts } from './texts.ts';

export type Props = { readonly answer: Pick<UserAnswer, 'question' | 'questionType'> };

export function AddToSetButton({ answer }: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const question = questionOf(answer);
  if (!question) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('addToSet.open')}
      </Button>
      {isOpen && <AddToSetDialog questions={[question]} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Null for a question that is longer than one of a set may be. */
function questionOf({ question, questionType }: Props['answer']): OwnQuestion | null {
  const given = {
    text: question.question,
    questionType: questionTypes.find((known) => known === questionType) ?? 'general',
    points: question.points ?? [],
  };
  return ownQuestion.safeParse(given).data ?? null;
}
