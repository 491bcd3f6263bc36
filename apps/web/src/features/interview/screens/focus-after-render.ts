import { inNextTask } from '#/lib/next-task.ts';
import { focusWhenFree } from '#/ui/focus-when-free.ts';

/**
 * For the title of a screen. The browser has to lay the screen out before it can move the focus, which is work for a task
 * of its own. (A field has to get the focus at once: otherwise a phone does not open its keyboard.)
 */
export function focusAfterRender(element: HTMLElement | null): void {
  if (element) inNextTask(() => focusWhenFree(element));
}
