import { afterEach, expect, test, vi } from 'vitest';
import { browserTimeZone } from './browser-time-zone.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['America/New_York', 'America/New_York'],
  ['UTC', 'UTC'],
  // Some systems know no better; the server would refuse these.
  ['+09:00', undefined],
  ['Etc/Unknown', undefined],
])('%s', (zone, sent) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: zone,
  });
  expect(browserTimeZone()).toBe(sent);
});
