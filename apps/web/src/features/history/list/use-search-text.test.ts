import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

const onSearch = vi.fn<(text: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
});

const show = (current = '') =>
  renderHook((text: string) => useSearchText(text, onSearch), { initialProps: current });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('searches 300 ms after the last letter, without surrounding spaces', () => {
  const { result } = show();
  act(() => result.current.type('팀'));
  pass(299);
  act(() => result.current.type('팀 '));
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['팀']]);
  expect(result.current.text).toBe('팀 ');
});

test('searches at once and only once on submit', () => {
  const { result } = show();
  act(() => result.current.type('캐시'));
  act(() => result.current.submit());
  pass(1_000);
  expect(onSearch.mock.calls).toEqual([['캐시']]);
});

test('keeps what was typed since its own search reached the address', () => {
  const { result, rerender } = show();
  act(() => result.current.type('캐'));
  pass(300);
  act(() => result.current.type('캐시'));
  rerender('캐');
  expect(result.current.text).toBe('캐시');
  pass(300);
  rerender('캐시');
  expect(result.current.text).toBe('캐시');
});

test('takes the text of another address', () => {
  const { result, rerender } = show('캐시');
  expect(result.current.text).toBe('캐시');
  rerender('');
  expect(result.current.text).toBe('');
  rerender('서버');
  expect(result.current.text).toBe('서버');
});

test('searches no more after it is emptied or unmounted', () => {
  const { result, unmount } = show('캐');
  act(() => result.current.type('캐시'));
  act(() => result.current.empty());
  expect(result.current.text).toBe('');
  act(() => result.current.type('서버'));
  unmount();
  pass(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('calls the newest listener', () => {
  const later = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(
    (listener: (text: string) => void) => useSearchText('', listener),
    { initialProps: onSearch },
  );
  act(() => result.current.type('팀'));
  rerender(later);
  pass(300);
  expect(later.mock.calls).toEqual([['팀']]);
  expect(onSearch).not.toHaveBeenCalled();
});
