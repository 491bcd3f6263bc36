import { idText } from '@daedap/contract/ids';
import { useSearchParams } from 'react-router';

/** What follows the address of a session for one of its questions. */
export const searchOf = (questionId: number, compare = false) =>
  `?question=${questionId}${compare ? '&compare=1' : ''}`;

/** Stays on the same entry of the history, and where the page is scrolled to. */
export const inPlace = { replace: true, preventScrollReset: true } as const;

type Selection = {
  readonly questionId: number | null;
  readonly comparing: boolean;
  readonly select: (questionId: number | null) => void;
};

/** The question that is chosen stands in the address: a reload and a link lead to the same. */
export function useSelection(): Selection {
  const [params, setParams] = useSearchParams();
  const questionId = idText.safeParse(params.get('question')).data ?? null;
  return {
    questionId,
    comparing: questionId !== null && params.get('compare') === '1',
    select: (chosen) => setParams(chosen === null ? '' : searchOf(chosen), inPlace),
  };
}
