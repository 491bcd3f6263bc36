import type { User } from '@daedap/contract/users';
import type { Clock } from '../../lib/clock.ts';
import type { EventBus } from '../../events/event-bus.ts';

/** A change is noticed after this time even if its event is lost. */
const lifetimeMs = 10_000;
const maxUsers = 10_000;

export type UserCache = {
  /** The account as it was a moment ago, or with `fresh` as it is now. */
  find: (id: number, options?: { fresh?: boolean }) => Promise<User | null>;
  forget: (id: number) => void;
};

/**
 * A cache of accounts, so that a token does not cost a query with every request. The database tells every node when
 * an account changes or is deleted, which removes it from the cache.
 */
export function createUserCache(
  findUser: (id: number) => Promise<User | null>,
  events: Pick<EventBus, 'subscribe' | 'onGap'>,
  clock: Clock,
): UserCache {
  const cached = new Map<number, { user: User; until: number }>();
  let changes = 0;
  const forget = (id: number) => {
    changes += 1;
    cached.delete(id);
  };
  events.subscribe((event) => {
    if (event.type === 'account') forget(event.userId);
  });
  events.onGap(() => cached.clear());
  return {
    find: async (id, { fresh = false } = {}) => {
      const now = clock.now().getTime();
      const found = cached.get(id);
      const left = found ? found.until - now : 0;
      // More than a lifetime is left if the clock was put back.
      if (found && left > 0 && left <= lifetimeMs && !fresh) return found.user;
      const before = changes;
      const user = await findUser(id);
      if (cached.size >= maxUsers) cached.clear();
      // A change during the query may make its result outdated.
      if (user && changes === before) cached.set(id, { user, until: now + lifetimeMs });
      return user;
    },
    forget,
  };
}
