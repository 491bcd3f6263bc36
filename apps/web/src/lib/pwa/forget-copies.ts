import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { getSession, type Session, subscribeSession } from '#/lib/session/session-store.ts';
import { copiesOf, copiesPrefix, type PageMessage } from './worker-messages.ts';

async function dropCaches(except: string | null): Promise<void> {
  const keptName = except === null ? null : copiesOf(except);
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(copiesPrefix) && name !== keptName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Deletes the copies of everyone but this user; recordings and the speech model stay. The worker gets the same message,
 * because it may be waiting for a response that it would store afterwards.
 */
async function forgetCopies(except: string | null): Promise<void> {
  const message: PageMessage = { type: 'FORGET', except };
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
  // Insecure pages have no caches and so no copies.
  if (!('caches' in globalThis)) return;
  await dropCaches(except).catch(
    reportAndReturn('offline', 'dropping copies of others', undefined),
  );
}

function follow(session: Session): void {
  if (session.status === 'loading') return;
  void forgetCopies(session.status === 'signedIn' ? String(session.user.id) : null);
}

/** Deletes the copies of other users whenever someone signs in or out, in this tab or another. */
export function forgetCopiesOfOthers(): () => void {
  return subscribeSession(() => follow(getSession()));
}
