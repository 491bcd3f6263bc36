import type { User } from '@daedap/contract/users';
import type { Clock } from '../../lib/clock.ts';
import type { EventBus } from '../../events/event-bus.ts';

/** Even if a word about a change were lost, it is noticed after this. */
const lifetimeMs = 10_000;
const remembered = 10_000;

export type KnownUsers = {
  /** The account as it was a moment ago, or as it is now when `fresh` is asked for. */
  find: (id: number, options?: { fresh?: boolean }) => Promise<User | null>;
  forget: (id: number) => void;
};

/**
 * Accounts that called lately. The database tells every node when one changes or goes, and it is forgotten at once;
 * so the account behind a token need not be looked up with every request.
 */
export function createKnownUsers(
  look: (id: number) => Promise<User | null>,
  events: Pick<EventBus, 'subscribe' | 'onGap'>,
  clock: Clock,
): KnownUsers {
  const known = new Map<number, { user: User; until: number }>();
  let changes = 0;
  const forget = (id: number) => {
    changes += 1;
    known.delete(id);
  };
  events.subscribe((event) => {
    if (event.type === 'account') forget(event.userId);
  });
  events.onGap(() => known.clear());
  return {
    find: async (id, { fresh = false } = {}) => {
      const now = clock.now().getTime();
      const found = known.get(id);
      const left = found ? found.until - now : 0;
      // More than a lifetime is left when the clock was put back.
      if (found && left > 0 && left <= lifetimeMs && !fresh) return found.user;
      const before = changes;
      const user = await look(id);
      if (known.size >= remembered) known.clear();
      // What changed while it was looked up may be what was found.
      if (user && changes === before) known.set(id, { user, until: now + lifetimeMs });
      return user;
    },
    forget,
  };
}
