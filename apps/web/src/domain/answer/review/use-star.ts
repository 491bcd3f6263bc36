import { useState } from 'react';
import { reportError } from '#/lib/errors/report-error.ts';
import { loadParts } from './later.tsx';
import type { sendStar } from './practice/send-star.ts';

type StarredAnswer = { readonly id: number; readonly starred: boolean };

/** The star of an answer that the server has: pressed at once, and released again if the server does not learn of it. */
export function useStar({ id, starred }: StarredAnswer) {
  const [changed, setChanged] = useState<{ readonly id: number; readonly to: boolean } | null>(
    null,
  );
  const pressed = changed?.id === id ? changed.to : starred;
  const toggle = async () => {
    setChanged({ id, to: !pressed });
    if (!(await keepStar({ answerId: id }, !pressed))) setChanged(null);
  };
  return { pressed, onToggle: () => void toggle() };
}

/** Returns false if the server could not be told. */
export async function keepStar(...star: Parameters<typeof sendStar>): Promise<boolean> {
  try {
    const parts = await loadParts();
    await parts?.sendStar(...star);
    return parts !== null;
  } catch (error) {
    reportError(error, 'answers', 'marking an answer');
    return false;
  }
}
