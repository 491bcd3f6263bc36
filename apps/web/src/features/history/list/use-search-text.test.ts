import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

const onAsk = vi.fn<(text: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onAsk.mockClear();
});

const show = (asked = '') =>
  renderHook((given: string) => useSearchText(given, onAsk), { initialProps: asked });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('asks 300 ms after the last letter, without the spaces around', () => {
  const { result } = show();
  act(() => result.current.type('팀'));
  pass(299);
  act(() => result.current.type('팀 '));
  pass(299);
  expect(onAsk).not.toHaveBeenCalled();
  pass(1);
  expect(onAsk.mock.calls).toEqual([['팀']]);
  expect(result.current.text).toBe('팀 ');
});

test('Enter does not wait, and asks once', () => {
  const { result } = show();
  act(() => result.current.type('캐시'));
  act(() => result.current.submit());
  pass(1_000);
  expect(onAsk.mock.calls).toEqual([['캐시']]);
});

test('its own question coming back does not take what was typed since', () => {
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

test('another address fills the field', () => {
  const { result, rerender } = show('캐시');
  expect(result.current.text).toBe('캐시');
  rerender('');
  expect(result.current.text).toBe('');
  rerender('서버');
  expect(result.current.text).toBe('서버');
});

test('emptied or gone, it asks for nothing more', () => {
  const { result, unmount } = show('캐');
  act(() => result.current.type('캐시'));
  act(() => result.current.empty());
  expect(result.current.text).toBe('');
  act(() => result.current.type('서버'));
  unmount();
  pass(1_000);
  expect(onAsk).not.toHaveBeenCalled();
});

test('asks whoever listens by then', () => {
  const later = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(
    (listener: (text: string) => void) => useSearchText('', listener),
    { initialProps: onAsk },
  );
  act(() => result.current.type('팀'));
  rerender(later);
  pass(300);
  expect(later.mock.calls).toEqual([['팀']]);
  expect(onAsk).not.toHaveBeenCalled();
});
