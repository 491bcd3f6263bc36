import { fromCallback } from 'xstate';
import { getSession, subscribeSession } from '#/lib/session/session-store.ts';
import { onAppPause } from '#/native/phone.ts';
import type { AnswerCommand, InterviewEvent } from './interview-events.ts';

/**
 * Reports when the page is hidden, frozen or unloaded, when a phone puts the app into the background, and when another
 * tab signs out. After a return the timer notices the missing time.
 */
export const pageEvents = fromCallback<AnswerCommand>(({ sendBack }) => {
  const say = (event: InterviewEvent) => sendBack(event);
  const over = new AbortController();
  const { signal } = over;
  const hidden = () => say({ type: 'PAGE.HIDDEN' });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hidden();
    },
    { signal },
  );
  document.addEventListener('freeze', hidden, { signal });
  window.addEventListener('pagehide', hidden, { signal });
  const unwatch = onAppPause(hidden);
  const unsubscribe = subscribeSession(() => {
    if (getSession().status === 'signedOut') say({ type: 'SIGNED_OUT' });
  });
  return () => {
    over.abort();
    unwatch();
    unsubscribe();
  };
});
