import type { AnalysisProgress } from './answer-port.ts';

/** Where each phase begins and ends on the whole way, in percent. */
const stretches = {
  extracting: [0, 20],
  uploading: [20, 60],
  analysing: [60, 100],
} as const satisfies Record<AnalysisProgress['phase'], readonly [number, number]>;

export type ProgressLine = (
  phase: AnalysisProgress['phase'],
  /** How much of the phase is done, 0 to 1. */
  part: number,
  message?: string,
) => void;

/** One line from 0 to 100 that never goes back, whatever is tried a second time. */
export function createProgressLine(tell: (progress: AnalysisProgress) => void): ProgressLine {
  let reached = 0;
  let said: string | null = null;
  return (phase, part, message) => {
    const [from, to] = stretches[phase];
    const percent = Math.round(from + (to - from) * Math.max(0, Math.min(1, part)));
    reached = Math.max(reached, percent);
    said = message ?? said;
    tell({ phase, percent: reached, message: said });
  };
}
