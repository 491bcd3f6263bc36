import { expect, test } from 'vitest';
import { fillIn } from './texts.ts';

test('chooses the particle by the last sound before it', () => {
  expect(fillIn('{label}이/가 빠졌어요.', { label: '결과', quote: '' })).toBe('결과가 빠졌어요.');
  expect(fillIn('{label}이/가 빠졌어요.', { label: '본인의 역할', quote: '' })).toBe(
    '본인의 역할이 빠졌어요.',
  );
  expect(fillIn('{label}을/를 "{quote}"라고', { label: '이유', quote: '그래서요' })).toBe(
    '이유를 "그래서요"라고',
  );
});

test('does not treat the inserted text as a pattern', () => {
  expect(fillIn('"{quote}"', { label: '', quote: '$& {label}' })).toBe('"$& {label}"');
});
