import { maxId } from '@daedap/contract/constants/storage';
import type { User } from '@daedap/contract/users';
import { readItem, removeItem, storageKeys, writeItem } from '#/lib/storage.ts';

const roles = { user: true, admin: true } satisfies Record<User['role'], true>;

/** The contract's schema written by hand, so that the start of the app does not load zod. A test compares the two. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'username' in value && 'email' in value && 'role' in value)) return false;
  return (
    Number.isInteger(value.id) &&
    Number(value.id) > 0 &&
    Number(value.id) <= maxId &&
    typeof value.username === 'string' &&
    typeof value.email === 'string' &&
    typeof value.role === 'string' &&
    Object.hasOwn(roles, value.role)
  );
}

export function readToken(): string | null {
  return readItem(storageKeys.token) || readItem(storageKeys.legacyToken) || null;
}

export function readStoredUser(): User | null {
  const stored = readItem(storageKeys.user);
  if (stored === null) return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    return isUser(parsed) ? parsed : null;
  } catch {
    // Not JSON: someone edited it by hand. The server is asked for the user.
    return null;
  }
}

export function writeStoredUser(user: User): void {
  writeItem(storageKeys.user, JSON.stringify(user));
}

/** Writes the user first, so that another tab that sees the token finds the user, too. */
export function writeStoredSession(token: string, user: User): void {
  writeStoredUser(user);
  removeItem(storageKeys.legacyToken);
  writeItem(storageKeys.token, token);
}

export function clearStoredSession(): void {
  removeItem(storageKeys.token);
  removeItem(storageKeys.legacyToken);
  removeItem(storageKeys.user);
}
