import { connect, type LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test.each([
  [new Error('the disk is full'), 'the disk is full'],
  [new AggregateError([new Error('first'), new Error('second')]), 'first'],
  [new AggregateError([new Error('first')], 'both failed'), 'both failed'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError(), 'TypeError'],
  ['a text', 'a text'],
])('%s is %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test('a refused connection to a name with two addresses says which one', async () => {
  const error = await new Promise((resolve) => {
    const lookup: LookupFunction = (_name, _options, done) =>
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ]);
    connect({ host: 'two.invalid', port: 1, lookup, autoSelectFamily: true }).once(
      'error',
      resolve,
    );
  });
  expect(error).toBeInstanceOf(AggregateError);
  expect(reasonOf(error)).toBe('connect ECONNREFUSED 127.0.0.1:1');
});
