import type { Clock } from '../../lib/clock.ts';
import type { Chat } from './chat.ts';
import { LanguageModelError } from './language-model-error.ts';

const failuresUntilRest = 3;
const restMs = 30_000;

/** A chat that is left alone for a while when it keeps failing, so that nobody waits for a dead endpoint again and again. */
export function restingChat(chat: Chat, clock: Clock): Chat {
  let failures = 0;
  let restsUntil = 0;
  return {
    model: chat.model,
    ask: async (ask) => {
      const now = clock.now().getTime();
      if (failures >= failuresUntilRest) {
        // Not when the clock was put back meanwhile: it would rest for as long.
        if (now < restsUntil && restsUntil - now <= restMs)
          throw new LanguageModelError('resting', 'the endpoint failed too often');
        // One call finds out whether it is back; the others need not wait for it.
        restsUntil = now + restMs;
      }
      try {
        const output = await chat.ask(ask);
        failures = 0;
        return output;
      } catch (error) {
        failures += 1;
        if (failures === failuresUntilRest) restsUntil = clock.now().getTime() + restMs;
        throw error;
      }
    },
  };
}
