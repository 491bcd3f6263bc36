import { expect, test } from 'vitest';
import { base32, codeAt, matchingStep, otpauthUri, stepOf } from './totp.ts';

/** The secret and the times of RFC 6238, appendix B; the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is %s', (seconds, code) => {
  const time = new Date(seconds * 1000);
  expect(codeAt(secret, stepOf(time))).toBe(code);
  expect(matchingStep(secret, code, time, 0)).toBe(stepOf(time));
});

test('the codes of half a minute before and after count, others do not', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepOf(now);
  const counts = [-2, -1, 0, 1, 2].map(
    (offset) => matchingStep(secret, codeAt(secret, step + offset), now, 0) !== null,
  );
  expect(counts).toEqual([false, true, true, true, false]);
});

test('a used code, and one before it, do not count again', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepOf(now);
  expect(matchingStep(secret, codeAt(secret, step), now, step)).toBeNull();
  expect(matchingStep(secret, codeAt(secret, step - 1), now, step)).toBeNull();
  expect(matchingStep(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
  expect(matchingStep(secret, code, new Date(0), 0)).toBeNull();
});

test('the address for apps has the secret in base 32 (RFC 4648), the account and the issuer', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(otpauthUri(secret, 'mina+1@example.com')).toBe(
    'otpauth://totp/Daedap:mina%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Daedap',
  );
});
