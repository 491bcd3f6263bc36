import { inNextTask } from '#/lib/next-task.ts';

/** Moves the focus to something that has just appeared, unless the user is busy with something else. */
export function focusWhenFree(element: HTMLElement | null): void {
  const busy = document.activeElement?.matches('button, a, input, textarea') ?? false;
  if (!busy) element?.focus({ preventScroll: true });
}

/**
 * For the title of a whole screen. The browser has to lay the screen out before it can move the focus, which is work for
 * a task of its own. (A field gets the focus at once: otherwise a phone does not open its keyboard.)
 */
export function focusAfterRender(element: HTMLElement | null): void {
  if (element) inNextTask(() => focusWhenFree(element));
}
