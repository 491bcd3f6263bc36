import { stayAwake } from '#/native/stay-awake.ts';
import { tap } from '#/native/phone.ts';
import type { InterviewSnapshot } from './interview-machine.ts';

type Phone = { readonly tap: typeof tap; readonly stayAwake: typeof stayAwake };

/** On a phone: a light tap for each second of the countdown, a firm one as the answer starts, and a screen that stays on
 * from the question to the end of the answer. */
export function createPhoneFeedback(phone: Phone = { tap, stayAwake }) {
  let left: number | null = null;
  let answering = false;
  let sleep: (() => void) | null = null;

  const dispose = () => {
    sleep?.();
    sleep = null;
  };

  return {
    follow: (snapshot: InterviewSnapshot): void => {
      const counting = snapshot.matches({ flow: 'countdown' });
      const leftNow = snapshot.matches({ flow: { countdown: 'counting' } })
        ? snapshot.context.left
        : null;
      if (leftNow !== null && leftNow !== left) phone.tap('light');
      left = leftNow;

      const runs = snapshot.matches({ flow: { answering: 'running' } });
      if (runs && !answering) phone.tap('medium');
      answering = runs;

      const listening =
        snapshot.matches({ flow: 'asking' }) || snapshot.matches({ flow: 'between' });
      if (listening || counting || snapshot.matches({ flow: 'answering' }))
        sleep ??= phone.stayAwake();
      else dispose();
    },
    dispose,
  };
}
