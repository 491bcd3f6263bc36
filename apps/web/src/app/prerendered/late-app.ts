import { isOfSession } from '#/lib/storage.ts';
import { appShown } from './app-shown.ts';
import { hasPresses, keepTyped, repeatPresses } from './early-input.ts';
import { rotateSamples } from './rotate-samples.ts';

type Options = {
  readonly root: HTMLElement;
  /** Loads and runs the app, which takes the page over. */
  readonly loadApp: () => Promise<unknown>;
};

/** What only works with the app. Links work without it. */
const needsApp = 'button, input, select, textarea';

/** What announces that a visitor is about to use something. */
const signs = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'input', 'click', 'submit'];

/**
 * Runs the app when a visitor is about to use something that needs it. Until then the page is plain HTML. Whatever was
 * typed and pressed in the meantime is done once the app runs.
 */
export function runAppLate({ root, loadApp }: Options): { readonly runNow: () => void } {
  const typeAgain = keepTyped(root);
  const stopRotation = rotateSamples(root);
  let loading = false;
  const runNow = () => {
    if (loading) return;
    loading = true;
    stopRotation();
    loadApp().catch(() => {
      // Without a network: the page stays as it is, and the next touch tries again.
      loading = false;
    });
  };

  const ending = new AbortController();
  const { signal } = ending;
  const onSign = ({ target }: Event) => {
    if (target instanceof Element && target.closest(needsApp)) runNow();
  };
  for (const sign of signs) {
    root.addEventListener(sign, onSign, { capture: true, passive: true, signal });
  }
  // Someone signed in or out in another tab, or the page came back from the back-forward cache after that.
  window.addEventListener('storage', ({ key }) => isOfSession(key) && runNow(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && runNow(), { signal });
  window.addEventListener('offline', runNow, { signal });
  window.addEventListener(
    appShown,
    () => {
      ending.abort();
      stopRotation();
      typeAgain();
      repeatPresses();
    },
    { once: true },
  );
  if (hasPresses()) runNow();
  return { runNow };
}
