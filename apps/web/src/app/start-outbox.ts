import { reportError } from '#/lib/errors/report-error.ts';
import { getSession, subscribeSession } from '#/lib/session/session-store.ts';
import { readTabItem, tabKeys } from '#/lib/storage.ts';

async function load(signal: AbortSignal): Promise<void> {
  try {
    const { outboxSender } = await import('#/domain/answer/answer-services.ts');
    if (!signal.aborted) signal.addEventListener('abort', outboxSender.start());
  } catch (error) {
    // It may not load without a network, and then nothing could be sent anyway.
    reportError(error, 'answers', 'loading the outbox');
  }
}

/** Gives the answer of the landing page to the account that was created for it. */
async function adopt(): Promise<void> {
  const session = getSession();
  if (session.status !== 'signedIn' || readTabItem(tabKeys.firstAnswer) === null) return;
  try {
    const { adoptFirstAnswer } = await import('#/domain/answer/first-answer.ts');
    await adoptFirstAnswer(session.user.id);
  } catch (error) {
    // It stays in the tab, and the next start tries again.
    reportError(error, 'answers', 'keeping the first answer');
  }
}

/** Sends waiting answers in the background. The returned function stops it, even while it is still loading. */
export function startOutbox(): () => void {
  const stopping = new AbortController();
  void load(stopping.signal);
  void adopt();
  const unsubscribe = subscribeSession(() => void adopt());
  return () => {
    unsubscribe();
    stopping.abort();
  };
}
