import { sessionRef, type SessionRef } from '@daedap/contract/ids';
import { z } from 'zod';

/** Which results an address asks for. */
export type AskedResults = {
  readonly ref: SessionRef;
  /** Two calls give the same body: by the session, and by the record of it. */
  readonly by: 'session' | 'recording';
  /** Its id stands in the address: a past one is looked at, not one that has just ended. */
  readonly particular: boolean;
};

export type Asked =
  | ({ readonly kind: 'results' } & AskedResults)
  /** The screen after an interview, without the interview. */
  | { readonly kind: 'none' }
  /** An id that no session can have. */
  | { readonly kind: 'unreadable' };

type Params = {
  readonly sessionId?: string | undefined;
  readonly recordingId?: string | undefined;
};

const handedOver = z.object({ sessionId: sessionRef });

export function askedOf({ sessionId, recordingId }: Params, navigationState: unknown): Asked {
  const named = sessionId ?? recordingId;
  if (named === undefined) {
    const { data } = handedOver.safeParse(navigationState);
    return data
      ? { kind: 'results', ref: data.sessionId, by: 'session', particular: false }
      : { kind: 'none' };
  }
  const { data: ref } = sessionRef.safeParse(named);
  if (ref === undefined) return { kind: 'unreadable' };
  const by = sessionId === undefined ? 'recording' : 'session';
  return { kind: 'results', ref, by, particular: true };
}
