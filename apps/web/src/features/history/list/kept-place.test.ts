import { afterEach, expect, test } from 'vitest';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { forgetPlace, keepPlace, keptPlace } from './kept-place.ts';

const scrollTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

afterEach(() => {
  scrollTo(0);
  forgetPlace();
});

test('led back from a card, the list stands where it stood', () => {
  scrollTo(1234);
  keepPlace('?category=job');
  expect(keptPlace(leaveAsked)).toEqual({ search: '?category=job', top: 1234 });
  forgetPlace();
  expect(keptPlace(leaveAsked)).toBeNull();
});

test.each([null, undefined, {}, { leaveAsked: false }])(
  'arriving with %j: from the top',
  (state) => {
    scrollTo(1234);
    keepPlace('');
    expect(keptPlace(state)).toBeNull();
  },
);
