import { afterEach, expect, test } from 'vitest';
import { leaveAsked } from '#/lib/leave-asked.ts';
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
  expect(findSavedPosition(leaveAsked)).toEqual({ search: '?category=job', top: 1234 });
  clearSavedPosition();
  expect(findSavedPosition(leaveAsked)).toBeNull();
});

test.each([null, undefined, {}, { leaveAsked: false }])(
  'starts at the top after a navigation with state %j',
  (state) => {
    scrollTo(1234);
    savePosition('');
    expect(findSavedPosition(state)).toBeNull();
  },
);
