import { user as userSchema } from '@daedap/contract/users';
import { beforeEach, expect, test } from 'vitest';
import { mina } from '#/test/people.ts';
import { readStoredUser, readToken, writeStoredSession } from './stored-session.ts';

beforeEach(() => localStorage.clear());

test('reads the token from `token`, else from `authToken`', () => {
  expect(readToken()).toBeNull();
  localStorage.setItem('authToken', 'legacy');
  expect(readToken()).toBe('legacy');
  localStorage.setItem('token', 'current');
  expect(readToken()).toBe('current');
});

test('a new session replaces a legacy token', () => {
  localStorage.setItem('authToken', 'legacy');
  writeStoredSession('current', mina);
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(readStoredUser()).toEqual(mina);
});

test.each([
  mina,
  { ...mina, role: 'admin' },
  { ...mina, role: 'owner' },
  { ...mina, role: 'toString' },
  { ...mina, id: 0 },
  { ...mina, id: '7' },
  { ...mina, id: 1.5 },
  { ...mina, id: 2_147_483_647 },
  { ...mina, id: 2_147_483_648 },
  { ...mina, email: null },
  { id: 7 },
  [],
  'user',
  7,
  null,
])('accepts the same stored users as the contract: %j', (value) => {
  localStorage.setItem('user', JSON.stringify(value));
  expect(readStoredUser() !== null).toBe(userSchema.safeParse(value).success);
});

test.each(['', '{', 'undefined', '[object Object]'])('ignores garbage: %j', (garbage) => {
  localStorage.setItem('user', garbage);
  expect(readStoredUser()).toBeNull();
});
