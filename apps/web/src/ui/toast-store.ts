import { createStore } from '#/lib/store.ts';

export type Toast = { readonly id: number; readonly text: string };

export const toastMs = 6_000;

export const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

export const getToasts = toasts.get;

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Shows a short message that disappears by itself. What needs a reaction belongs in the page. */
export function showToast(text: string): void {
  const id = nextId++;
  toasts.set([...toasts.get(), { id, text }]);
  setTimeout(() => dismissToast(id), toastMs);
}
