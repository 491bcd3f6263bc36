import { pages } from '@daedap/contract/pages';

/* The messages between pages and service worker, and the names that both use. */

/** Copies of what a user has seen are in a cache of their own, named by the user's id. */
export const copiesPrefix = 'daedap-data-';

export const copiesOf = (userId: number | string) => `${copiesPrefix}${userId}`;

/** Copies hold the time at which they were stored, in this header. */
export const keptAtHeader = 'x-kept-at';

export const maxCopyAgeMs = 30 * 24 * 60 * 60 * 1000;

/** A header of responses that are stored copies, because the server could not be reached. */
export const copyHeader = 'x-from-cache';

/** Files too large to load unasked: for offline practice, and for speech recognition on this device. */
export const warmGroups = ['practice', 'speech'] as const;

export type WarmGroup = (typeof warmGroups)[number];

export type PageMessage =
  /** Take over all pages, unless one of them is in an interview. The worker replies with an `ApplyReply`. */
  | { readonly type: 'APPLY' }
  /** Load large files for later. The worker replies whether all of them are stored. */
  | { readonly type: 'WARM'; readonly groups: readonly WarmGroup[] }
  /** Delete the copies of everyone but this user. */
  | { readonly type: 'FORGET'; readonly except: string | null };

export type ApplyReply = 'applying' | 'later';

/** A new worker asks this; the page replies with a boolean. */
export const interviewQuestion = { type: 'IN_INTERVIEW' } as const;

const interviewPaths = new Set<string>([pages.interview, pages.live, pages.setup]);

/** Whether an interview runs or is being prepared at this path. Such a page must not be reloaded. */
export function isInterviewPath(pathname: string): boolean {
  return interviewPaths.has(pathname.toLowerCase().replace(/\/+$/, ''));
}

/** Sends a message to a worker and waits for its reply; null when none comes in time. */
export function sendToWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  message: PageMessage,
  patienceMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (reply: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
    };
    const timer = setTimeout(() => settle(null), patienceMs);
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
