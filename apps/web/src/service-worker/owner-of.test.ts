import { expect, test } from 'vitest';
import { copiesOf } from '#/lib/pwa/worker-messages.ts';
import { ownerOf } from './copies.ts';
import { bearerOf } from './testing.ts';

test('reads the owner from the token', () => {
  const owner = ownerOf(bearerOf({ sub: '42', role: 'user', name: '민아?>' }));
  expect(owner).toBe('42');
  expect(copiesOf(owner ?? '')).toBe('daedap-data-42');
});

test.each([
  null,
  '',
  'Bearer',
  'Bearer abc',
  'Bearer a.b',
  'Bearer a.%%%.c',
  'Basic bWluYTpwdw==',
  `${bearerOf({ sub: '42' })}.more`,
  bearerOf({ sub: 42 }),
  bearerOf({ sub: '' }),
  bearerOf({ sub: '0' }),
  bearerOf({ sub: '42/../7' }),
  bearerOf({ sub: '1'.repeat(11) }),
  bearerOf({ role: 'user' }),
  bearerOf('42'),
  bearerOf(null),
])('%s belongs to nobody', (header) => {
  expect(ownerOf(header)).toBeNull();
});
