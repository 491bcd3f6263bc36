import { createStore } from '#/lib/store.ts';
import { useStore } from '#/lib/use-store.ts';
import type { User } from '@daedap/contract/users';
import {
  clearStoredSession,
  readStoredUser,
  readToken,
  writeStoredSession,
  writeStoredUser,
} from './stored-session.ts';

export type Session =
  | { readonly status: 'loading' }
  /** `expired`: the session ended because the token expired. Sign-in explains that. */
  | { readonly status: 'signedOut'; readonly expired: boolean }
  | { readonly status: 'signedIn'; readonly user: User };

const session = createStore<Session>({ status: 'loading' });

export const { get: getSession, subscribe: subscribeSession } = session;

export const useSession = (): Session => useStore(session);

/** The user, also while the server still checks the stored session. Null for visitors. */
export function knownUser(now: Session): User | null {
  switch (now.status) {
    case 'signedIn':
      return now.user;
    case 'loading':
      return readToken() === null ? null : readStoredUser();
    case 'signedOut':
      return null;
  }
}

export function startSession(token: string, user: User): void {
  writeStoredSession(token, user);
  session.set({ status: 'signedIn', user });
}

export function endSession({ expired }: { expired: boolean }): void {
  clearStoredSession();
  session.set({ status: 'signedOut', expired });
}

/** What the server said about a stored token, or that it could not be reached. */
export type SessionCheck =
  | { readonly outcome: 'valid'; readonly user: User }
  | { readonly outcome: 'rejected'; readonly expired: boolean }
  | { readonly outcome: 'unknown' };

/** Runs once at start. Only a rejected token clears the stored session: a start without a network keeps it. */
export async function restoreSession(check: () => Promise<SessionCheck>): Promise<void> {
  const token = readToken();
  if (token === null) {
    session.set({ status: 'signedOut', expired: false });
    return;
  }
  session.set({ status: 'loading' });
  const result = await check();
  // Another tab has signed in or out meanwhile; that is newer.
  if (readToken() !== token) {
    followStorage();
    return;
  }
  switch (result.outcome) {
    case 'valid':
      writeStoredUser(result.user);
      session.set({ status: 'signedIn', user: result.user });
      return;
    case 'rejected':
      endSession({ expired: result.expired });
      return;
    case 'unknown':
      followStorage();
  }
}

/** Adopts what another tab stored. */
export function followStorage(): void {
  const user = readToken() === null ? null : readStoredUser();
  if (user) session.set({ status: 'signedIn', user });
  else if (session.get().status !== 'signedOut')
    session.set({ status: 'signedOut', expired: false });
}
