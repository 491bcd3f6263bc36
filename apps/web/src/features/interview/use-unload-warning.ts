import { useEffect } from 'react';
import type { InterviewSnapshot } from './interview-machine.ts';

/** Something would be lost, or at least interrupted: an answer is recorded, gathered or analysed. */
export const isUnderWay = (snapshot: InterviewSnapshot) =>
  snapshot.matches({ flow: 'answering' }) ||
  snapshot.matches({ flow: { analyzing: 'running' } }) ||
  snapshot.matches({ flow: { feedback: 'rescoring' } });

/** The browser asks in its own words before it closes or reloads the page. */
export function useUnloadWarning(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}
