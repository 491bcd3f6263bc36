import { pages } from '@daedap/contract/pages';

const held = new Set<string>([pages.interview, pages.live, pages.setup]);

/** Where an interview runs or is being prepared: nothing there may be reloaded. */
export function isInterviewPath(pathname: string): boolean {
  return held.has(pathname.toLowerCase().replace(/\/+$/, ''));
}
