import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { afterPaint, useAfterPaint } from './after-paint.ts';

test('work runs after the next frame, unless it is cancelled', async () => {
  const done: string[] = [];
  const cancel = afterPaint(() => done.push('cancelled'));
  requestAnimationFrame(() => done.push('frame'));
  afterPaint(() => done.push('work'));
  cancel();
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['frame', 'work']));
});

test('waits until the page has been drawn once', async () => {
  const seen: boolean[] = [];
  renderHook(() => seen.push(useAfterPaint(true)));
  expect(seen).toEqual([false]);
  await waitFor(() => expect(seen).toEqual([false, true]));
});

test('does not wait where everything is shown at once', () => {
  const seen: boolean[] = [];
  renderHook(() => seen.push(useAfterPaint(false)));
  expect(seen).toEqual([true]);
});
