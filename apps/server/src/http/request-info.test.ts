import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { networkOf, requestLanguage } from './request-info.ts';

test.each([
  [undefined, 'ko'],
  ['', 'ko'],
  ['*', 'ko'],
  ['fr-FR', 'ko'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  ['en;q=0.9,ko', 'ko'],
  ['fr,en;q=0.5', 'en'],
  ['en;q=nonsense', 'ko'],
  ['en;q=0', 'ko'],
])('the language of %s is %s', (header, language) => {
  const request = { headers: { 'accept-language': header } } as FastifyRequest;
  expect(requestLanguage(request)).toBe(language);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nobody knows', 'unknown'],
  ['', 'unknown'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
