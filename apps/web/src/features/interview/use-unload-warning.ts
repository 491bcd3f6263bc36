import { useEffect } from 'react';
import { warnBeforeUnload } from '#/lib/page-unload.ts';
import type { InterviewSnapshot } from './interview-machine.ts';

/**
 * The states of a live interview. Not among them: what comes before the devices are there, and every screen whose
 * retry loads the page anew, since a reload of ours must not ask; nor an interview that is over.
 */
const liveStates = [
  'waiting',
  'countdown',
  'preparing',
  'answering',
  'analyzing',
  'feedback',
  'advancing',
  'ending',
] as const;

export const isUnderWay = (snapshot: InterviewSnapshot) =>
  liveStates.some((state) => snapshot.matches({ flow: state }));

export function useUnloadWarning(wanted: boolean): void {
  useEffect(() => (wanted ? warnBeforeUnload() : undefined), [wanted]);
}
