export type Toast = { readonly id: number; readonly text: string };

export const toastMs = 6_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Says something in passing; it goes by itself. What needs an answer belongs in the page. */
export function showToast(text: string): void {
  const id = nextId++;
  change([...toasts, { id, text }]);
  setTimeout(() => dismissToast(id), toastMs);
}
