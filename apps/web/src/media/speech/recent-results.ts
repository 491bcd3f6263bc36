import { keptSpeechResults } from '@daedap/contract/constants/speech';
import type { HeardPiece } from './engine-port.ts';
import type { SpeechMethod, SpeechResult } from './speech-port.ts';

type RecentResults = {
  /** The newest ones with this one, oldest first. */
  readonly add: (method: SpeechMethod, piece: HeardPiece) => readonly SpeechResult[];
};

export function createRecentResults(): RecentResults {
  let results: readonly SpeechResult[] = [];
  return {
    add: (method, piece) => {
      // Another engine begins with the first word again, and a result that is not settled gives way to the next one.
      const kept = results.filter((result) => result.method === method && result.isFinal);
      const result = { ...piece, method, timestamp: Date.now() };
      results = [...kept, result].slice(-keptSpeechResults);
      return results;
    },
  };
}
