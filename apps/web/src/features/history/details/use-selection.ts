import { idText } from '@daedap/contract/ids';
import { useSearchParams } from '#/lib/router/hooks.ts';

/** The search part of the address for one question of a session. */
export const searchOf = (questionId: number, compare = false) =>
  `?question=${questionId}${compare ? '&compare=1' : ''}`;

/** Keeps the history entry and the scroll position. */
export const inPlace = { replace: true, keepScroll: true } as const;

type Selection = {
  readonly questionId: number | null;
  readonly comparing: boolean;
  readonly select: (questionId: number | null) => void;
};

/** The chosen question. It is part of the address, so that a reload and a link keep it. */
export function useSelection(): Selection {
  const [params, setParams] = useSearchParams();
  const questionId = idText.safeParse(params.get('question')).data ?? null;
  return {
    questionId,
    comparing: questionId !== null && params.get('compare') === '1',
    select: (chosen) => setParams(chosen === null ? '' : searchOf(chosen), inPlace),
  };
}
