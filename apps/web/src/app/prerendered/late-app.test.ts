import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMedia } from '#/test/media.ts';
import { appShown } from './app-shown.ts';
import { runAppLate } from './late-app.ts';

let root: HTMLElement;
const presses: unknown[] = [];

beforeEach(() => {
  presses.length = 0;
  Object.assign(window, { earlyPresses: presses });
  root = document.createElement('div');
  root.innerHTML = `
    <a href="/login">로그인</a><p>글</p>
    <button type="button">언어</button>
    <form><input name="email"><button type="submit">보내기</button></form>
    <div data-rotation>
      <button type="button" aria-pressed="true">1</button><button type="button" aria-pressed="false">2</button>
      <div data-shown="true">하나</div><div data-shown="false">둘</div>
    </div>`;
  document.body.append(root);
});
afterEach(() => {
  window.dispatchEvent(new Event(appShown));
  root.remove();
});

const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const findField = () => root.querySelector('input')!;
const findForm = () => root.querySelector('form')!;
const touch = (selector: string, type = 'pointerdown') =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
const start = (loadApp = vi.fn<() => Promise<void>>(async () => undefined)) => ({
  ...runAppLate({ root, loadApp }),
  loadApp,
});

test('reading and links do not load the app; a button or a field does, once', () => {
  const { loadApp } = start();
  touch('a');
  touch('p');
  expect(loadApp).not.toHaveBeenCalled();
  touch('input', 'focusin');
  touch('button');
  expect(loadApp).toHaveBeenCalledTimes(1);
});

test('loads the app at once for what was pressed before', () => {
  presses.push({ type: 'click', target: find('button') });
  expect(start().loadApp).toHaveBeenCalledTimes(1);
});

test('someone who signs in in another tab gets the app', () => {
  const { loadApp } = start();
  window.dispatchEvent(new StorageEvent('storage', { key: 'fontSeen' }));
  expect(loadApp).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(loadApp).toHaveBeenCalledTimes(1);
});

test('tries again when the app could not be loaded', async () => {
  const loadApp = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(undefined);
  start(loadApp);
  touch('button');
  await vi.waitFor(() => {
    touch('button');
    expect(loadApp).toHaveBeenCalledTimes(2);
  });
});

test('types again what a form of the app has emptied, then repeats what was pressed', () => {
  const field = findField();
  field.value = 'mina@';
  start();
  field.value = 'mina@daedap.kr';
  touch('input', 'input');
  const form = findForm();
  const language = find('button');
  const events: string[] = [];
  field.addEventListener('input', () => events.push(`typed ${field.value}`));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    events.push('sent');
  });
  language.addEventListener('click', () => events.push('pressed'));
  language.dataset['waiting'] = '';
  presses.push(
    { type: 'click', target: language },
    { type: 'submit', target: form },
    { type: 'submit', target: form },
  );
  field.value = '';
  window.dispatchEvent(new Event(appShown));
  expect(events).toEqual(['typed mina@daedap.kr', 'pressed', 'sent']);
  expect(presses).toEqual([]);
  expect(root.querySelector('[data-waiting]')).toBeNull();
});

test('keeps what a password manager filled in before any script ran', () => {
  const field = findField();
  field.value = 'mina@daedap.kr';
  start();
  field.value = '';
  window.dispatchEvent(new Event(appShown));
  expect(field.value).toBe('mina@daedap.kr');
});

const shown = () => root.querySelector('[data-shown="true"]')?.textContent;

test('moves the highlight every 3 seconds until the app is loaded', () => {
  vi.useFakeTimers();
  const { runNow } = start();
  vi.advanceTimersByTime(2_999);
  expect(shown()).toBe('하나');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('둘');
  expect(find('[aria-pressed="true"]').textContent).toBe('2');
  vi.advanceTimersByTime(3_000);
  expect(shown()).toBe('하나');
  runNow();
  vi.advanceTimersByTime(9_000);
  expect(shown()).toBe('하나');
});

test('does not move the highlight with reduced motion', () => {
  vi.useFakeTimers();
  stubMedia(['(prefers-reduced-motion: reduce)']);
  start();
  vi.advanceTimersByTime(9_000);
  expect(shown()).toBe('하나');
});
