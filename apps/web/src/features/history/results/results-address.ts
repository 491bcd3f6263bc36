import { sessionRef, type SessionRef } from '@daedap/contract/ids';
import { z } from 'zod';

/** The results that an address names. */
export type ResultsRequest = {
  readonly ref: SessionRef;
  /** Two calls return the same body: by session id and by recording id. */
  readonly by: 'session' | 'recording';
  /** The id is part of the address: a past session, not one that has just ended. */
  readonly isPast: boolean;
};

export type ResultsAddress =
  | ({ readonly kind: 'results' } & ResultsRequest)
  /** The page after an interview, opened without one. */
  | { readonly kind: 'none' }
  /** An invalid id. */
  | { readonly kind: 'unreadable' };

type Params = {
  readonly sessionId?: string | undefined;
  readonly recordingId?: string | undefined;
};

const navigationStateSchema = z.object({ sessionId: sessionRef });

export function parseResultsAddress(
  { sessionId, recordingId }: Params,
  navigationState: unknown,
): ResultsAddress {
  const named = sessionId ?? recordingId;
  if (named === undefined) {
    const { data } = navigationStateSchema.safeParse(navigationState);
    return data
      ? { kind: 'results', ref: data.sessionId, by: 'session', isPast: false }
      : { kind: 'none' };
  }
  const { data: ref } = sessionRef.safeParse(named);
  if (ref === undefined) return { kind: 'unreadable' };
  const by = sessionId === undefined ? 'recording' : 'session';
  return { kind: 'results', ref, by, isPast: true };
}
