import { afterEach, expect, test } from 'vitest';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { clearSavedPosition, savePosition, findSavedPosition } from './use-scroll-position.ts';

const scrollTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

afterEach(() => {
  scrollTo(0);
  clearSavedPosition();
});

test('restores the position after a link back from a card', () => {
  scrollTo(1234);
  savePosition('?category=job');
  expect(findSavedPosition(leaveConfirmed)).toEqual({ search: '?category=job', top: 1234 });
  clearSavedPosition();
  expect(findSavedPosition(leaveConfirmed)).toBeNull();
});

test.each([null, undefined, {}, { leaveConfirmed: false }])(
  'starts at the top after a navigation with state %j',
  (state) => {
    scrollTo(1234);
    savePosition('');
    expect(findSavedPosition(state)).toBeNull();
  },
);
