import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '#/lib/time/testing/test-clock.ts';
import { closeApp, onAppPause, onAppResume, onBackButton, tap } from './phone.ts';
import { stayAwake } from './stay-awake.ts';
import { nativeBridge } from './bridge.ts';
import { followKeyboard, followTheme } from './follow-page.ts';
import { scriptedPhone } from './testing/scripted-phone.ts';

const html = document.documentElement;

beforeEach(() => {
  html.dataset['theme'] = 'light';
});

test('calls listeners of pause, resume and the back button until they are removed', async () => {
  const phone = scriptedPhone();
  const events: string[] = [];
  const stops = [
    onAppPause(() => events.push('pause')),
    onAppResume(() => events.push('resume')),
    onBackButton(() => events.push('back')),
  ];
  await settle();
  phone.pause.notify();
  phone.resume.notify();
  phone.back.notify();
  expect(events).toEqual(['pause', 'resume', 'back']);
  for (const stop of stops) stop();
  expect(phone.listening()).toBe(0);
  // Also when it is removed before the bridge has loaded.
  onAppPause(() => undefined)();
  await settle();
  expect(phone.listening()).toBe(0);
});

test('tap and closeApp use the phone', async () => {
  const phone = scriptedPhone();
  tap('light');
  tap('medium');
  await closeApp();
  expect(phone.tap.mock.calls).toEqual([['light'], ['medium']]);
  expect(phone.exit).toHaveBeenCalledOnce();
});

test('keeps the screen on until it is released', async () => {
  const phone = scriptedPhone();
  const sleep = stayAwake();
  await settle();
  expect(phone.keepAwake.mock.calls).toEqual([[true]]);
  sleep();
  expect(phone.keepAwake.mock.calls).toEqual([[true], [false]]);
  stayAwake()();
  await settle();
  expect(phone.keepAwake).toHaveBeenCalledTimes(2);
});

test('the system bars follow the theme', async () => {
  const phone = scriptedPhone();
  const stop = followTheme();
  await settle();
  html.dataset['theme'] = 'dark';
  await settle();
  expect(phone.paintBars.mock.calls).toEqual([['light'], ['dark']]);
  stop();
  html.dataset['theme'] = 'light';
  await settle();
  expect(phone.paintBars).toHaveBeenCalledTimes(2);
});

test('keeps the focused field above the keyboard', async () => {
  const phone = scriptedPhone();
  const stop = followKeyboard();
  await settle();
  const field = document.body.appendChild(document.createElement('input'));
  const scroll = vi.fn<() => void>();
  field.scrollIntoView = scroll;
  field.focus();
  phone.keyboard.notify(true);
  expect(html.dataset['keyboard']).toBe('open');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  phone.keyboard.notify(false);
  expect(html.dataset['keyboard']).toBeUndefined();
  phone.keyboard.notify(true);
  stop();
  expect(html.dataset['keyboard']).toBeUndefined();
  field.remove();
});

test('the web has no bridge and uses the browser’s wake lock', async () => {
  expect(await nativeBridge()).toBeNull();
  tap('light');
  await closeApp();
  const release = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const request = vi.fn<(kind: string) => Promise<{ release: typeof release }>>();
  request.mockResolvedValue({ release });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const sleep = stayAwake();
  await settle();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  // The browser released the lock meanwhile.
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  sleep();
  expect(release).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  stayAwake()();
  vi.stubGlobal('navigator', {});
  const alone = stayAwake();
  await settle();
  alone();
});
