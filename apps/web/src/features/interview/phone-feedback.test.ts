import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { scriptedPhone } from '#/native/testing/scripted-phone.ts';
import { pageEvents } from './page-events.ts';
import { createPhoneFeedback } from './phone-feedback.ts';
import { scriptedInterview } from './testing/scripted-interview.ts';
import { finish, pass, ready, settle } from './testing/walk.ts';

beforeEach(() => vi.useFakeTimers());

function follow() {
  const it = scriptedInterview();
  const sleep = vi.fn<() => void>();
  const tap = vi.fn<(strength: 'light' | 'medium') => void>();
  const stayAwake = vi.fn<() => () => void>(() => sleep);
  const feel = createPhoneFeedback({ tap, stayAwake });
  it.actor.subscribe(feel.follow);
  return { it, feel, tap, stayAwake, sleep };
}

test('ten light taps before an answer, a firm one as it starts; the screen stays on until it is over', async () => {
  const { it, tap, stayAwake, sleep } = follow();
  await ready(it);
  expect(stayAwake).not.toHaveBeenCalled();
  await pass(2_000);
  expect(tap.mock.calls).toEqual([['light']]);
  expect(stayAwake).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(tap.mock.calls).toEqual(Array.from({ length: 10 }, () => ['light']));
  await pass(1_000);
  it.recorder.says({ type: 'RECORDER.STARTED' });
  expect(tap.mock.calls.slice(10)).toEqual([['medium']]);
  it.actor.send({ type: 'PAUSE' });
  it.actor.send({ type: 'RESUME' });
  it.actor.send({ type: 'COMPLETE' });
  expect(tap).toHaveBeenCalledTimes(11);
  expect([stayAwake.mock.calls.length, sleep.mock.calls.length]).toEqual([1, 0]);
  finish(it);
  expect(sleep).toHaveBeenCalledOnce();
});

test('leaving releases the wake lock', async () => {
  const { it, feel, sleep } = follow();
  await ready(it);
  await pass(2_000);
  feel.dispose();
  feel.dispose();
  expect(sleep).toHaveBeenCalledOnce();
});

test('treats an app in the background as a hidden page', async () => {
  const phone = scriptedPhone();
  const heard = vi.fn<() => void>();
  const parent = setup({ actors: { page: pageEvents } }).createMachine({
    invoke: { src: 'page' },
    on: { 'PAGE.HIDDEN': { actions: heard } },
  });
  const actor = createActor(parent).start();
  await settle();
  phone.pause.notify();
  expect(heard).toHaveBeenCalledOnce();
  phone.resume.notify();
  expect(heard).toHaveBeenCalledOnce();
  actor.stop();
  expect(phone.listening()).toBe(0);
});
