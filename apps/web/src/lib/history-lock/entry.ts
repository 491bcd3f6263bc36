/**
 * An entry of the browser's history. `idx` is its place among the entries of the app: the router counts its own, the
 * lock counts on, so the difference of two is the number of steps between them. `lock`: which copy of a held page it
 * is, 0 for the page itself.
 */
export type Entry = { readonly idx: number; readonly lock: number | null };

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Null for an entry that neither made: a link to a place on the same page leaves one. */
export function readEntry(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  if (!isCount(state.idx)) return null;
  const lock =
    'lock' in state && isCount(state.lock) && state.lock <= state.idx ? state.lock : null;
  return { idx: state.idx, lock };
}
