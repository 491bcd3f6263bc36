import { describe, expect, test, vi } from 'vitest';
import { replyToWorker } from '#/lib/pwa/start-worker.ts';
import { isInterviewPath } from '#/lib/pwa/worker-messages.ts';
import { anyInInterview, readMessage } from './messages.ts';

test.each([
  [{ type: 'APPLY' }, { type: 'APPLY' }],
  [
    { type: 'FORGET', except: '7' },
    { type: 'FORGET', except: '7' },
  ],
  [
    { type: 'FORGET', except: 7 },
    { type: 'FORGET', except: null },
  ],
  [
    { type: 'WARM', groups: ['practice', 'everything'] },
    { type: 'WARM', groups: ['practice'] },
  ],
  [{ type: 'WARM', groups: 'practice' }, null],
  [{ type: 'SOMETHING' }, null],
  ['APPLY', null],
  [null, null],
])('reads %j as %j', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});

test.each([
  ['/interview', true],
  ['/interview/live', true],
  ['/interview/live/', true],
  ['/Interview/Live', true],
  ['/interview/setup', true],
  ['/interview/results', false],
  ['/dashboard', false],
  ['/', false],
])('%s is an interview page: %s', (path, expected) => {
  expect(isInterviewPath(path)).toBe(expected);
});

describe('whether any page is in an interview', () => {
  /** A page as the worker sees it: where it was loaded, and where it is now. */
  function pageAt(loadedAt: string, now: string) {
    const container = Object.assign(new EventTarget(), { startMessages: () => undefined });
    replyToWorker(container as unknown as ServiceWorkerContainer, () => now);
    return {
      url: `https://daedap.test${loadedAt}`,
      postMessage: (data: unknown, ports: MessagePort[]) =>
        container.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
    };
  }
  const silent = (url: string) => ({
    url: `https://daedap.test${url}`,
    postMessage: () => undefined,
  });
  const askPages = (...pages: unknown[]) =>
    anyInInterview({ matchAll: async () => pages } as Parameters<typeof anyInInterview>[0]);

  test('asks the pages, whatever address they were loaded at', async () => {
    expect(await askPages()).toBe(false);
    expect(
      await askPages(pageAt('/', '/dashboard'), pageAt('/interview/live', '/recordings')),
    ).toBe(false);
    expect(await askPages(pageAt('/', '/dashboard'), pageAt('/', '/interview/live'))).toBe(true);
  });

  test('uses the address of a page that does not reply within a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const frozen = askPages(silent('/interview/live'));
    const elsewhere = askPages(silent('/dashboard'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all([frozen, elsewhere])).toEqual([true, false]);
  });
});
