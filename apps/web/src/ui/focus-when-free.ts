/** Moves the focus to something that has just appeared, unless the user is busy with something else. */
export function focusWhenFree(element: HTMLElement | null): void {
  const busy = document.activeElement?.matches('button, a, input, textarea') ?? false;
  if (!busy) element?.focus({ preventScroll: true });
}
