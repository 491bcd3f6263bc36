import { expect, test } from 'vitest';
import { removePersonalData } from './personal-data.ts';

test.each([
  ['no user minji.kim+test@example.co.kr found', 'no user [email] found'],
  ['call 010-1234-5678 or +82 10 1234 5678', 'call [number] or [number]'],
  ['stored under 20261116043012', 'stored under [number]'],
  ['blob:https://daedap.example/0b1c-22 cannot be read', '[data] cannot be read'],
  [
    'GET /api/recordings/sessions/4711/answers?q=이름&x=1 failed',
    'GET /api/recordings/sessions/[id]/answers failed',
  ],
  ['저는 3년 동안 서울에서 일했습니다. is no number', '[text]. is no number'],
  ['failed with "my name is Kim"', 'failed with [text]'],
  ["cut off at 'my name is K", 'cut off at [text]'],
  [
    `Unexpected token 'a', "minji" is not valid JSON`,
    'Unexpected token [text], [text] is not valid JSON',
  ],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln was refused', '[token] was refused'],
  ['job 00000000-0000-4000-8000-00000000000f is gone', 'job [id] is gone'],
  ['key abcdefghijkl1234567890mnop', 'key [token]'],
  ['a\u0000b\tc', 'a b c'],
])('replaces personal data: %s becomes %s', (text, cleaned) => {
  expect(removePersonalData(text)).toBe(cleaned);
});

test.each([
  "Cannot read properties of undefined (reading 'stream')",
  "Failed to execute 'start' on 'MediaRecorder': it isn't inactive",
  'at start (https://daedap.example/assets/live-page-B3d_x9Kq.js:1:204511)',
  'start@https://daedap.example/assets/live-page-B3d_x9Kq.js:1:2345',
  'forEach@[native code]',
])('keeps what developers need: %s', (text) => {
  expect(removePersonalData(text)).toBe(text);
});

test('removes a query from a stack and keeps its lines and columns', () => {
  const stack =
    'Error: x\n    at a (https://d.example/a.js?v=1:10:5)\n    at b (https://d.example/b.js:2:7)';
  expect(removePersonalData(stack)).toBe(stack.replace('?v=1', ''));
});
