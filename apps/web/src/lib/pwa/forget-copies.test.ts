import { beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from '#/lib/session/follow-other-tabs.ts';
import { endSession, startSession } from '#/lib/session/session-store.ts';
import { memoryCaches } from '#/service-worker/testing.ts';
import { admin, mina } from '#/test/people.ts';
import { eventually } from '#/test/eventually.ts';
import { forgetCopiesOfOthers } from './forget-copies.ts';
import { warmForOffline } from './warm-for-offline.ts';

let storage: CacheStorage;
const postMessage = vi.fn<(message: unknown, ports?: MessagePort[]) => void>();

function stubWorker(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

beforeEach(async () => {
  storage = memoryCaches();
  vi.stubGlobal('caches', storage);
  postMessage.mockReset();
  stubWorker({ postMessage });
  for (const name of [
    'daedap-data-7',
    'daedap-data-1',
    'speech-model',
    'workbox-precache-v2-/',
    'daedap-assets',
  ]) {
    await storage.open(name);
  }
  startSession('token-1', mina);
  const stop = forgetCopiesOfOthers();
  return () => {
    stop();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
});

const others = ['daedap-assets', 'speech-model', 'workbox-precache-v2-/'];
const left = async () => (await storage.keys()).toSorted();

test('signing out deletes all copies, but not the speech model or the app', async () => {
  endSession({ expired: false });
  await eventually(async () => expect(await left()).toEqual(others));
  expect(postMessage).toHaveBeenCalledWith({ type: 'FORGET', except: null });
});

test('keeps only the copies of the user who signs in', async () => {
  startSession('token-2', admin);
  await eventually(async () =>
    expect(await left()).toEqual(['daedap-assets', 'daedap-data-1', ...others.slice(1)]),
  );
  expect(postMessage).toHaveBeenCalledWith({ type: 'FORGET', except: '1' });
});

test('deletes the copies after signing out in another tab', async () => {
  const stop = followOtherTabs();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await eventually(async () => expect(await left()).toEqual(others));
  stop();
});

test('does nothing in a browser without caches', () => {
  vi.unstubAllGlobals();
  stubWorker(null);
  expect(() => endSession({ expired: false })).not.toThrow();
});

test('the worker loads large files and replies whether all are stored', async () => {
  postMessage.mockImplementation((_, ports) => ports?.[0]?.postMessage(true));
  expect(await warmForOffline(['practice'])).toBe(true);
  expect(postMessage).toHaveBeenCalledWith(
    { type: 'WARM', groups: ['practice'] },
    expect.anything(),
  );
  stubWorker(null);
  expect(await warmForOffline(['practice'])).toBe(false);
});
