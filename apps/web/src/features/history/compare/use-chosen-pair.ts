import { idText } from '@daedap/contract/ids';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { type Pair, pairOf } from './attempt-pair.ts';

const id = idText.optional().catch(undefined);
const inAddress = z.object({ first: id, second: id });

/** The two attempts that are compared, as the address has it. */
export function useChosenPair(attempts: readonly AnswerAttempt[]) {
  const [search, setSearch] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const pair = pairOf(attempts, inAddress.parse(Object.fromEntries(search)));
  const choose = ({ first, second }: { readonly [place in keyof Pair]: number }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('first', String(first));
        next.set('second', String(second));
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return { pair, choose };
}
