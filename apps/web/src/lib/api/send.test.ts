import { expect, test } from 'vitest';
import { addressOf } from './send.ts';

test.each([
  ['/api/health', undefined, undefined, '/api/health'],
  ['/api/a/:id/b', { id: 7 }, {}, '/api/a/7/b'],
  ['/api/a/:id/b/:other', { id: 7, other: '../x?y' }, undefined, '/api/a/7/b/..%2Fx%3Fy'],
  ['/api/a', undefined, { tz: 'Asia/Seoul', cursor: undefined }, '/api/a?tz=Asia%2FSeoul'],
  ['/api/a', undefined, { q: '결제 & 환불' }, '/api/a?q=%EA%B2%B0%EC%A0%9C+%26+%ED%99%98%EB%B6%88'],
])('%s with %j and %j is %s', (path, params, query, expected) => {
  expect(addressOf(path, params, query)).toBe(expected);
});
