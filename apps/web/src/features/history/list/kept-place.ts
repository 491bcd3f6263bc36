import { isLeaveAsked } from '#/lib/leave-asked.ts';

type Place = { readonly search: string; readonly top: number };

let place: Place | null = null;

/** Remembers which list was shown, and how far it was scrolled, when a card was opened. */
export function keepPlace(search: string): void {
  place = { search, top: window.scrollY };
}

/**
 * Where the list stood, for whoever was led back from a card: only its pages come here with a way out that needs no
 * question. Whoever comes from elsewhere starts at the top, and the browser's own way back is the router's business.
 */
export function keptPlace(navigationState: unknown): Place | null {
  return isLeaveAsked(navigationState) ? place : null;
}

export function forgetPlace(): void {
  place = null;
}
