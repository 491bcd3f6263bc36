import { beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, mina } from '#/test/people.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { getSession, restoreSession, startSession, type SessionCheck } from './session-store.ts';

function storeSession() {
  localStorage.setItem('token', 'token-1');
  localStorage.setItem('user', JSON.stringify(mina));
}

const answering = (check: SessionCheck) => () => Promise.resolve(check);

describe('start', () => {
  test('is signed out without a token and does not ask the server', async () => {
    const check = vi.fn<() => Promise<SessionCheck>>();
    await restoreSession(check);
    expect(getSession()).toEqual({ status: 'signedOut', expired: false });
    expect(check).not.toHaveBeenCalled();
  });

  test('is loading while the server is asked', async () => {
    storeSession();
    const { promise, resolve } = Promise.withResolvers<SessionCheck>();
    const restored = restoreSession(() => promise);
    expect(getSession()).toEqual({ status: 'loading' });
    resolve({ outcome: 'valid', user: mina });
    await restored;
    expect(getSession()).toEqual({ status: 'signedIn', user: mina });
  });

  test('stores the fresh user', async () => {
    storeSession();
    const renamed = { ...mina, username: '민아 김' };
    await restoreSession(answering({ outcome: 'valid', user: renamed }));
    expect(localStorage.getItem('user')).toBe(JSON.stringify(renamed));
  });

  test('a rejected token clears token, authToken and user', async () => {
    storeSession();
    localStorage.setItem('authToken', 'older');
    await restoreSession(answering({ outcome: 'rejected', expired: true }));
    expect(getSession()).toEqual({ status: 'signedOut', expired: true });
    expect(localStorage).toHaveLength(0);
  });

  test('keeps the stored user signed in without a response', async () => {
    storeSession();
    await restoreSession(answering({ outcome: 'unknown' }));
    expect(getSession()).toEqual({ status: 'signedIn', user: mina });
    expect(localStorage.getItem('token')).toBe('token-1');
  });

  test('a token without a readable user is not a session, but stays stored for the next start', async () => {
    localStorage.setItem('token', 'token-1');
    localStorage.setItem('user', '{"id":"x"}');
    await restoreSession(answering({ outcome: 'unknown' }));
    expect(getSession()).toEqual({ status: 'signedOut', expired: false });
    expect(localStorage.getItem('token')).toBe('token-1');
  });

  test('a late rejection does not end a newer session', async () => {
    storeSession();
    const { promise, resolve } = Promise.withResolvers<SessionCheck>();
    const restored = restoreSession(() => promise);
    startSession('token-2', admin);
    resolve({ outcome: 'rejected', expired: false });
    await restored;
    expect(getSession()).toEqual({ status: 'signedIn', user: admin });
    expect(localStorage.getItem('token')).toBe('token-2');
  });
});

describe('another tab', () => {
  beforeEach(() => followOtherTabs());

  test('signing in there signs in here', () => {
    storeSession();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(getSession()).toEqual({ status: 'signedIn', user: mina });
  });

  test('signing out there signs out here', () => {
    startSession('token-1', mina);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(getSession()).toEqual({ status: 'signedOut', expired: false });
  });

  test('ignores other keys', () => {
    storeSession();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(getSession().status).toBe('signedOut');
  });
});

describe('a page from the back-forward cache', () => {
  const reload = vi.fn<() => void>();
  let stop: () => void;
  beforeEach(() => {
    reload.mockReset();
    stop = followOtherTabs(reload);
    return () => stop();
  });

  const leave = () => window.dispatchEvent(new Event('pagehide'));

  const comeBack = (persisted = true) =>
    window.dispatchEvent(
      Object.defineProperty(new Event('pageshow'), 'persisted', { value: persisted }),
    );

  test('is signed out if the user signed out meanwhile', () => {
    startSession('token-1', mina);
    leave();
    localStorage.clear();
    comeBack(false);
    expect(getSession().status).toBe('signedIn');
    comeBack();
    expect(getSession()).toEqual({ status: 'signedOut', expired: false });
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads if someone else signed in meanwhile', () => {
    startSession('token-2', admin);
    leave();
    storeSession();
    comeBack();
    expect(getSession()).toEqual({ status: 'signedIn', user: mina });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads also if the browser tells it of the other user before it comes back', () => {
    startSession('token-2', admin);
    leave();
    storeSession();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('continues for the same user', () => {
    startSession('token-1', mina);
    leave();
    comeBack();
    expect(getSession()).toEqual({ status: 'signedIn', user: mina });
    expect(reload).not.toHaveBeenCalled();
  });
});
