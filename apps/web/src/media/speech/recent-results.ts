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
      const result = { ...piece, method, timestamp: Date.now() };
      results = [...finalResults, result].slice(-keptSpeechResults);
      return results;
    },
  };
}
