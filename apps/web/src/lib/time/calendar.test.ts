import { afterEach, expect, test, vi } from 'vitest';
import { browserTimeZone } from './calendar.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['America/New_York', 'America/New_York'],
  ['UTC', 'UTC'],
  // Some systems report these; the server would refuse them.
  ['+09:00', undefined],
  ['Etc/Unknown', undefined],
])('sends the time zone %s as %s', (zone, sent) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: zone,
  });
  expect(browserTimeZone()).toBe(sent);
});
