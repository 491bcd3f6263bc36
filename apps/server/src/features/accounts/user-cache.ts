import type { User } from '@daedap/contract/users';
import type { Clock } from '../../lib/clock.ts';
import type { EventBus } from '../../events/event-bus.ts';
import type { TokenClaims } from './tokens.ts';

/** A change is noticed after this time even if its event is lost. */
const lifetimeMs = 10_000;
const maxUsers = 10_000;

export type UserCache = {
  /** The account of a token as it was a moment ago, or with `fresh` as it is now. */
  find: (claims: TokenClaims, options?: { fresh?: boolean }) => Promise<User | null>;
  forget: (id: number) => void;
};

/**
 * A cache of the accounts of tokens, so that a token does not cost a query with every request. The database tells every
 * node when an account changes or is deleted, or one of its sign-ins ends, which removes it from the cache.
 */
export function createUserCache(
  findUser: (claims: TokenClaims) => Promise<User | null>,
  events: Pick<EventBus, 'subscribe' | 'onGap'>,
  clock: Clock,
): UserCache {
  /** By account, then by sign-in. */
  const cached = new Map<number, Map<string, { user: User; until: number }>>();
  let changes = 0;
  const forget = (id: number) => {
    changes += 1;
    cached.delete(id);
  };
  const keep = ({ userId, ...token }: TokenClaims, user: User, until: number) => {
    if (cached.size >= maxUsers) cached.clear();
    const ofUser = cached.get(userId) ?? new Map<string, { user: User; until: number }>();
    cached.set(userId, ofUser.set(keyOf(token), { user, until }));
  };
  events.subscribe((event) => {
    if (event.type === 'account') forget(event.userId);
  });
  events.onGap(() => cached.clear());
  return {
    find: async (claims, { fresh = false } = {}) => {
      const now = clock.now().getTime();
      const found = cached.get(claims.userId)?.get(keyOf(claims));
      const left = found ? found.until - now : 0;
      // More than a lifetime is left if the clock was put back.
      if (found && left > 0 && left <= lifetimeMs && !fresh) return found.user;
      const before = changes;
      const user = await findUser(claims);
      // A change during the query may make its result outdated.
      if (user && changes === before) keep(claims, user, now + lifetimeMs);
      return user;
    },
    forget,
  };
}

const keyOf = ({ signInId, issuedAt }: Omit<TokenClaims, 'userId'>) =>
  signInId === null ? `issued ${issuedAt.getTime()}` : String(signInId);
