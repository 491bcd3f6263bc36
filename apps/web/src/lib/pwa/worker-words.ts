/** What the pages and the service worker say to each other, and the names that both know. */

/** Copies of what someone has seen stand in a cache of their own, named by their id. */
export const copiesPrefix = 'daedap-data-';

export const copiesOf = (userId: number | string) => `${copiesPrefix}${userId}`;

/** On an answer that is a kept copy, since the server could not be reached. */
export const copyHeader = 'x-from-cache';

/** Files too large to be loaded unasked: for practice without a network, and for recognising speech on this device. */
export const warmGroups = ['practice', 'speech'] as const;

export type WarmGroup = (typeof warmGroups)[number];

export type PageMessage =
  /** Become the worker of all pages, unless one of them is in an interview. Answered with an `ApplyReply`. */
  | { readonly type: 'APPLY' }
  /** Load large files for later. Answered with whether all of them are here. */
  | { readonly type: 'WARM'; readonly groups: readonly WarmGroup[] }
  /** Drop the copies of everyone but this person. */
  | { readonly type: 'FORGET'; readonly except: string | null };

export type ApplyReply = 'applying' | 'later';

/** Asked by a new worker. Answered with a boolean. */
export const interviewQuestion = { type: 'IN_INTERVIEW' } as const;
