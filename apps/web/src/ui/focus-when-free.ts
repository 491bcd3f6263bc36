/** Brings the keyboard and the screen reader to what has just appeared, unless the person is busy with something else. */
export function focusWhenFree(element: HTMLElement | null): void {
  const busy = document.activeElement?.matches('button, a, input, textarea') ?? false;
  if (!busy) element?.focus({ preventScroll: true });
}
