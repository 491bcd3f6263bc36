import { answerWorker } from './answer-worker.ts';
import { isInterviewPath } from './interview-path.ts';
import { reloadPage } from '../page-unload.ts';
import { registerWorker } from './register-worker.ts';
import { applyWhenFree, watchUpdates } from './update-store.ts';

/** An installed app may stay open for weeks, in which the browser itself does not look for a new version. */
const lookAgainMs = 60 * 60 * 1000;

/** Registers the worker and follows what becomes of it, for as long as the page lives. */
export async function startWorker(): Promise<void> {
  const registered = await registerWorker();
  if (!registered) return;
  const { container, registration } = registered;
  answerWorker(container);
  watchUpdates({ container, registration, reload: () => reloadPage() });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    void applyWhenFree();
    if (isInterviewPath(window.location.pathname) || Date.now() - looked < lookAgainMs) return;
    looked = Date.now();
    // Without a network there is nothing new to be had.
    registration.update().catch(() => undefined);
  });
}
