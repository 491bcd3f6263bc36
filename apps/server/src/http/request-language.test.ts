import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

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
])('%s is answered in %s', (header, language) => {
  const request = { headers: { 'accept-language': header } } as FastifyRequest;
  expect(requestLanguage(request)).toBe(language);
});
