import { expect, test } from 'vitest';
import { isDebugging, noticeDebugging } from './debug-mode.ts';

test('stores only ?debug=1 for the tab', () => {
  noticeDebugging('?debug=0');
  expect(isDebugging()).toBe(false);
  noticeDebugging('?a=b&debug=1');
  noticeDebugging('');
  expect(isDebugging()).toBe(true);
  expect(sessionStorage.getItem('debug')).toBe('1');
});
