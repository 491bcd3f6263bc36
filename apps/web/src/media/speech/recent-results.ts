import { keptSpeechResults } from '@daedap/contract/constants/speech';
import type { EngineResult } from './engine-port.ts';
import type { SpeechMethod, SpeechResult } from './speech-port.ts';

type RecentResults = {
  /** Adds a result; returns the newest results, oldest first. */
  readonly add: (method: SpeechMethod, piece: EngineResult) => readonly SpeechResult[];
};

export function createRecentResults(): RecentResults {
  let results: readonly SpeechResult[] = [];
  return {
    add: (method, piece) => {
      // Another engine starts with the first word again, and the next result replaces one that is not final.
      const finalResults = results.filter((result) => result.method === method && result.isFinal);
      // A text that may still change comes with the final one before it; the page tells them apart by their times.
      const before = piece.isFinal ? 0 : (finalResults.at(-1)?.timestamp ?? 0);
      const timestamp = Math.max(Date.now(), before + 1);
      const result = { ...piece, method, timestamp };
      results = [...finalResults, result].slice(-keptSpeechResults);
      return results;
    },
  };
}
