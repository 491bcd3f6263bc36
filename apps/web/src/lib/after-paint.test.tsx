import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { afterPaint, useAfterPaint } from './after-paint.ts';

test('work runs after the next frame, unless it is cancelled', async () => {
  const done: string[] = [];
  const cancel = afterPaint(() => done.push('cancelled'));
  afterPaint(() => done.push('work'));
  requestAnimationFrame(() => done.push('frame'));
  cancel();
  expect(done).toEqual([]);
  await eventually(() => expect(done).toEqual(['frame', 'work']));
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
