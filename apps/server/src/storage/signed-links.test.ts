import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSignedLinks } from './signed-links.ts';

const secret = 'a secret for tests only, long enough';
const start = Date.parse('2026-11-15T03:00:00.000Z');
const path = '/api/interview/submit/0f8fad5b-d9cb-469f-a165-70867728950e';
let now = start;
const clock = { now: () => new Date(now) };
const links = createSignedLinks(secret, clock);

function partsOf(link: string) {
  const url = new URL(link, 'http://localhost');
  const value = (name: string) => url.searchParams.get(name) ?? '';
  return { path: url.pathname, expires: value('expires'), signature: value('signature') };
}

function signed() {
  now = start;
  return partsOf(links.sign(path));
}

test('a link is the path, the second 10 minutes from now, and a signature', () => {
  const link = signed();
  expect(link.path).toBe(path);
  expect(Number(link.expires)).toBe(start / 1000 + 600);
  expect(link.signature).toMatch(/^[\w-]{43}$/);
});

test('is valid for 10 minutes', () => {
  const { expires, signature } = signed();
  const verify = () => links.verify(path, expires, signature);
  expect(verify()).toBe(true);
  now = start + 599_999;
  expect(verify()).toBe(true);
  now = start + 600_000;
  expect(verify()).toBe(false);
});

test('is valid for this path and time only', () => {
  const { expires, signature } = signed();
  expect(links.verify(`${path.slice(0, -1)}f`, expires, signature)).toBe(false);
  expect(links.verify(path, String(Number(expires) + 1), signature)).toBe(false);
  expect(links.verify(path, `0${expires}`, signature)).toBe(false);
});

test('is valid on nodes with the same secret only', () => {
  const { expires, signature } = signed();
  expect(createSignedLinks(secret, clock).verify(path, expires, signature)).toBe(true);
  expect(createSignedLinks(`${secret}!`, clock).verify(path, expires, signature)).toBe(false);
});

test('links of the previous secret are valid, but it signs no new ones', () => {
  const { expires, signature } = signed();
  const renewed = createSignedLinks('a new secret, as long as it should be', clock, secret);
  expect(renewed.verify(path, expires, signature)).toBe(true);
  const fresh = partsOf(renewed.sign(path));
  expect(links.verify(path, fresh.expires, fresh.signature)).toBe(false);
  expect(renewed.verify(path, fresh.expires, fresh.signature)).toBe(true);
});

test('the secret itself is not the key', () => {
  const { expires } = signed();
  const forged = createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url');
  expect(links.verify(path, expires, forged)).toBe(false);
});

test.each(['', 'x', 'ß'.repeat(43), 'A'.repeat(43), 'A'.repeat(10_000)])(
  'the signature %j is refused',
  (wrong) => {
    const { expires, signature } = signed();
    expect(links.verify(path, expires, wrong)).toBe(false);
    expect(links.verify(path, expires, `${signature}=`)).toBe(false);
  },
);

test('refuses another encoding of the same bytes', () => {
  const { expires, signature } = signed();
  // The last letter of 32 bytes carries two bits that mean nothing.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = signature.slice(0, -1) + letters[letters.indexOf(signature.at(-1) ?? '') ^ 1];
  expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
  expect(links.verify(path, expires, twin)).toBe(false);
});

test.each(['', 'soon', '-1', '1e99', 'Infinity', '99999999999999999999'])(
  'the time %j is refused',
  (wrong) => {
    expect(links.verify(path, wrong, signed().signature)).toBe(false);
  },
);
