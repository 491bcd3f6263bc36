import { createStore } from '#/lib/store.ts';
import { useStore } from '#/lib/use-store.ts';
import { sendToWorker, type ApplyReply } from './worker-messages.ts';

export type Update =
  | 'none'
  /** A new version waits for the user. */
  | 'ready'
  | 'applying'
  /** The user agreed, but an interview in another tab has to end first. */
  | 'later'
  /** Not now: the next start of the app applies it. */
  | 'dismissed';

/** The worker asks every open page, which takes a second at most; on a busy phone it starts late. */
const patienceMs = 15_000;

const later: ApplyReply = 'later';

type Ports = {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'waiting' | 'installing' | 'addEventListener'
  >;
  readonly reload: () => void;
};

const store = createStore<Update>('none');
let ports: Ports | null = null;

export const { get: getUpdate, subscribe: subscribeUpdate } = store;

export const useUpdate = (): Update => useStore(store);

/** Watches for a new version. The returned function stops this. */
export function watchUpdates(newPorts: Ports): () => void {
  const { container, registration, reload } = newPorts;
  const ending = new AbortController();
  const { signal } = ending;
  ports = newPorts;
  store.set('none');
  // The first worker is not an update, because there was no version before it.
  const notice = () => {
    if (registration.waiting && container.controller && getUpdate() === 'none') store.set('ready');
  };
  const followNew = () =>
    registration.installing?.addEventListener('statechange', notice, { signal });
  notice();
  followNew();
  registration.addEventListener('updatefound', followNew, { signal });
  container.addEventListener(
    'controllerchange',
    () => {
      // Other tabs keep their version: only the tab that asked reloads, and once.
      if (getUpdate() !== 'applying') return;
      store.set('none');
      reload();
    },
    { signal },
  );
  return () => {
    ending.abort();
    ports = null;
  };
}

export function dismissUpdate(): void {
  store.set('dismissed');
}

/** Called when the user agrees. The page reloads once the new version has taken over. */
export async function applyUpdate(): Promise<void> {
  if (!ports || getUpdate() === 'applying') return;
  const { waiting } = ports.registration;
  if (!waiting) {
    // Another tab has already applied it.
    ports.reload();
    return;
  }
  store.set('applying');
  const reply = await sendToWorker(waiting, { type: 'APPLY' }, patienceMs);
  if (getUpdate() !== 'applying') return;
  if (reply === later) store.set('later');
  // Without a reply the user may press again.
  else if (reply === null) store.set('ready');
}

/** Applies an update that had to wait, once the user looks at this page again. */
export async function applyWhenFree(): Promise<void> {
  if (getUpdate() === 'later') await applyUpdate();
}
