import { expect, test } from 'vitest';
import { safeRedirect } from './login-address.ts';

test.each([
  '/account',
  '/recordings/12?tab=2#top',
  '/results/3',
  '/interview/setup?category=job',
  '/',
])('keeps %j', (redirect) => {
  expect(safeRedirect(redirect)).toBe(redirect);
});

test('keeps a Korean query, percent-encoded', () => {
  expect(safeRedirect('/recordings?q=강점')).toBe('/recordings?q=%EA%B0%95%EC%A0%90');
});

test.each([
  null,
  '',
  'account',
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  ' //evil.com',
  '/.//evil.com',
  '/x/..//evil.com',
  'https://evil.com',
  'HTTPS:evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/login/',
  '/LOGIN',
  '/login?redirect=/login',
  '/x/../login',
  '/register',
  '/register#a',
])('returns /dashboard for %j', (redirect) => {
  expect(safeRedirect(redirect)).toBe('/dashboard');
});

test('keeps pages whose names only begin like sign-in', () => {
  expect(safeRedirect('/login-help')).toBe('/login-help');
});
