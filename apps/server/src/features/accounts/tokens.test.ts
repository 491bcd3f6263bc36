import { tokenLifetimeDays } from '@daedap/contract/constants/accounts';
import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const [old, fresh] = ['the secret of last year', 'the secret of this year'];
const start = Date.parse('2026-11-15T03:00:00.000Z');
const user = { id: 7, role: 'user' as const };
const claims = { userId: 7, signInId: 3, issuedAt: new Date(start) };
const at = (days: number) => ({ now: () => new Date(start + days * 24 * 60 * 60 * 1000) });

test('tokens stay valid while two nodes change to a new secret one after the other', async () => {
  const before = createTokens(old, at(0));
  // First each node learns to accept the new one, then each begins to sign with it.
  const [learnt, changed] = [createTokens(old, at(0), fresh), createTokens(fresh, at(0), old)];
  for (const [one, other] of [
    [before, learnt],
    [learnt, changed],
  ] as const) {
    expect(await other.read(await one.issue(user, 3))).toEqual(claims);
    expect(await one.read(await other.issue(user, 3))).toEqual(claims);
  }
  // Without the first step a node that has not changed yet would sign people out.
  await expect(before.read(await changed.issue(user, 3))).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('the previous secret signs nothing', async () => {
  const token = await createTokens(fresh, at(0), old).issue(user, 3);
  await expect(createTokens(old, at(0)).read(token)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('a token of the previous secret expires like any other, and that of a foreign secret is refused', async () => {
  const later = createTokens(fresh, at(tokenLifetimeDays), old);
  const token = await createTokens(old, at(0)).issue(user, 3);
  await expect(later.read(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  const strange = await createTokens('the secret of someone else', at(0)).issue(user, 3);
  await expect(later.read(strange)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
