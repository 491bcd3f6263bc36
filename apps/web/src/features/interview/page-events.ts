import { fromCallback } from 'xstate';
import { getSession, subscribeSession } from '#/lib/session/session-store.ts';
import { onAppPause } from '#/native/app-life.ts';
import type { AnswerCommand, InterviewEvent } from './interview-events.ts';

/**
 * What the browser does to the page: it hides it, freezes it, throws it away; another tab signs out. A phone that puts
 * the app to the back does the same. Whoever comes back finds the timer's own notice of the time that is missing.
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
