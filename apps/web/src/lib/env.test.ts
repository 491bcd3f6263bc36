import { expect, test } from 'vitest';
import { parseServerAddress } from './env.ts';

test.each([
  [undefined, false, ''],
  ['', false, ''],
  ['https://daedap.example', false, 'https://daedap.example'],
  ['https://daedap.example/', false, 'https://daedap.example'],
  ['https://daedap.example:8443', false, 'https://daedap.example:8443'],
  ['http://10.0.2.2:3000', true, 'http://10.0.2.2:3000'],
  ['http://localhost:3000', true, 'http://localhost:3000'],
])('%j (development: %s) is %j', (value, development, origin) => {
  expect(parseServerAddress(value, development)).toBe(origin);
});

test.each([
  ['http://daedap.example', false],
  ['http://daedap.example', true],
  ['http://10.0.2.2:3000', false],
  ['https://daedap.example/api', false],
  ['https://someone:secret@daedap.example', false],
  ['https://daedap.example?to=elsewhere', false],
  ['daedap.example', false],
  ['javascript:alert(1)', true],
  [7, false],
])('%j (development: %s) is refused', (value, development) => {
  expect(() => parseServerAddress(value, development)).toThrow('VITE_API_ORIGIN');
});
