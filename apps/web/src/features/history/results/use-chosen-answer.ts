import type { UserAnswer } from '@daedap/contract/interviews';
import { useLocation, useSearchParams } from 'react-router';

/** Which answer is open. It stands in the address, so that a reload and a link find it again. */
export function useChosenAnswer(answers: readonly Pick<UserAnswer, 'questionNumber'>[]) {
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const named = search.get('answer');
  const found = answers.findIndex(({ questionNumber }) => String(questionNumber) === named);
  const choose = (place: number) => {
    const answer = answers[place];
    if (!answer) return;
    setSearch(
      (before) => {
        before.set('answer', String(answer.questionNumber));
        return before;
      },
      // The session may stand in the navigation state alone: it has to outlive this.
      { replace: true, preventScrollReset: true, state },
    );
  };
  return { place: Math.max(0, found), choose };
}
