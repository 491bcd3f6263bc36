import { idText } from '@daedap/contract/ids';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { useLocation, useSearchParams } from '#/lib/router/hooks.ts';
import { z } from 'zod';

const optionalId = idText.optional().catch(undefined);
const searchParams = z.object({ first: optionalId, second: optionalId });

type PairIds = z.output<typeof searchParams>;

/** Two attempts at one question, the earlier one first. */
export type AttemptPair = { readonly first: AnswerAttempt; readonly second: AnswerAttempt };

/** The two attempts to compare. The address holds the choice. */
export function useAttemptPair(attempts: readonly AnswerAttempt[]) {
  const [search, setSearch] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const pair = choosePair(attempts, searchParams.parse(Object.fromEntries(search)));
  const choose = ({ first, second }: { readonly [place in keyof AttemptPair]: number }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('first', String(first));
        next.set('second', String(second));
        return next;
      },
      { replace: true, keepScroll: true, state },
    );
  return { pair, choose };
}

/**
 * The requested attempts, where they exist and are in order. Otherwise the newest attempt and the one that counts; if
 * the newest counts, the one before it. Null with fewer than two attempts.
 */
export function choosePair(
  attempts: readonly AnswerAttempt[],
  requested: PairIds,
): AttemptPair | null {
  const indexOf = (id: number | undefined) => attempts.findIndex((attempt) => attempt.id === id);
  const requestedSecond = indexOf(requested.second);
  const secondAt = requestedSecond > 0 ? requestedSecond : attempts.length - 1;
  const isEarlier = (at: number) => at >= 0 && at < secondAt;
  const firstAt = [indexOf(requested.first), attempts.findIndex(({ counts }) => counts)].find(
    isEarlier,
  );
  const first = attempts[firstAt ?? secondAt - 1];
  const second = attempts[secondAt];
  return first && second ? { first, second } : null;
}
