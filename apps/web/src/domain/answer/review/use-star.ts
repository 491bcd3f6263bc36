import { useEffect, useState } from 'react';
import type { StarredAnswer } from '#/domain/answer/practice-changes.ts';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import { loadParts } from './later.tsx';

type Star = { readonly id: number; readonly starred: boolean };

/**
 * The star of an answer that the server has: pressed at once, kept on this device without a network, and released again
 * if the server refuses it.
 */
export function useStar({ id, starred }: Star) {
  const [changed, setChanged] = useState<{ readonly id: number; readonly to: boolean } | null>(
    null,
  );
  const pressed = changed?.id === id ? changed.to : starred;
  useEffect(() => {
    let isShown = true;
    const find = async () => {
      const to = await findWaitingStar(id);
      // The user may have pressed it meanwhile.
      if (isShown && to !== null) setChanged((before) => (before?.id === id ? before : { id, to }));
    };
    void find();
    return () => {
      isShown = false;
    };
  }, [id]);
  const toggle = async () => {
    setChanged({ id, to: !pressed });
    if (!(await keepStar({ answerId: id }, !pressed))) setChanged({ id, to: pressed });
  };
  return { pressed, onToggle: () => void toggle() };
}

/** What the server does not know yet; null when it knows all. */
const findWaitingStar = async (id: number): Promise<boolean | null> =>
  loadParts()
    .then((parts) => parts?.waitingStar(id) ?? null)
    .catch(reportAndReturn('answers', 'reading a star', null));

/** Returns false if the star could be neither sent nor kept. */
export async function keepStar(answer: StarredAnswer, starred: boolean): Promise<boolean> {
  try {
    const parts = await loadParts();
    await parts?.sendStar(answer, starred);
    return parts !== null;
  } catch (error) {
    reportError(error, 'answers', 'marking an answer');
    return false;
  }
}
