import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { OpenDevices } from '#/media/devices/device-check.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import type { SentenceResult } from './api.ts';
import { deviceCheckMachine } from './device-check-machine.ts';

const both: OpenDevices = { stream: {} as MediaStream, camera: null, microphone: null };
const denied = { code: 'permissionDenied', detail: 'denied', name: 'NotAllowedError' } as const;

type Sound = {
  readonly record?: () => Promise<Blob>;
  readonly transcribe?: () => Promise<SentenceResult>;
};

function start({
  record = async () => new Blob(['sound']),
  transcribe = async () => ({ outcome: 'noVoice' }),
}: Sound = {}) {
  const release = vi.fn<() => void>();
  const actor = createActor(
    deviceCheckMachine.provide({
      actors: {
        devices: fromCallback(() => release),
        record: fromPromise(record),
        transcribe: fromPromise(transcribe),
      },
    }),
  ).start();
  const send = (event: EventFrom<typeof deviceCheckMachine>) => actor.send(event);
  return { actor, send, release, now: () => actor.getSnapshot() };
}

test('notices a voice above 0.01 once', () => {
  const { send, now } = start();
  send({ type: 'OPENED', devices: both });
  send({ type: 'LEVEL', level: 0.01 });
  expect(now().matches({ open: { ready: { voice: 'quiet' } } })).toBe(true);
  send({ type: 'LEVEL', level: 0.02 });
  expect(now().matches({ open: { ready: { voice: 'heard' } } })).toBe(true);
  send({ type: 'LEVEL', level: 0 });
  expect(now().matches({ open: { ready: { voice: 'heard' } } })).toBe(true);
  expect(now().context.level).toBe(0);
});

test.each([
  [{ outcome: 'recognised', text: '안녕하세요' }, 'recognised'],
  [{ outcome: 'noVoice' }, 'noVoice'],
  [{ outcome: 'unavailable' }, 'unavailable'],
] as const)('a sentence with the result %j can be repeated', async (sentence, state) => {
  const { send, now } = start({ transcribe: async () => sentence });
  send({ type: 'OPENED', devices: both });
  send({ type: 'RECORD' });
  expect(now().matches({ open: { ready: { sentence: 'recording' } } })).toBe(true);
  await eventually(() =>
    expect(now().matches({ open: { ready: { sentence: state } } })).toBe(true),
  );
  send({ type: 'RECORD' });
  expect(now().matches({ open: { ready: { sentence: 'recording' } } })).toBe(true);
});

test.each([
  ['record', 'Fault (media) while recording the test sentence:'],
  ['transcribe', 'Fault (speech) while recognising the test sentence:'],
] as const)(
  'says that the sentence is unavailable and reports the error when "%s" fails',
  async (step, report) => {
    const { send, now } = start({ [step]: () => Promise.reject(new Error('broken')) });
    send({ type: 'OPENED', devices: both });
    send({ type: 'RECORD' });
    await eventually(() =>
      expect(now().matches({ open: { ready: { sentence: 'unavailable' } } })).toBe(true),
    );
    expect(takeReports()).toEqual([report]);
  },
);

test('records nothing without a microphone', () => {
  const { send, now } = start();
  send({ type: 'OPENED', devices: { ...both, microphone: denied } });
  send({ type: 'RECORD' });
  expect(now().matches({ open: { ready: { sentence: 'idle' } } })).toBe(true);
});

test('releases the devices after a failure and opens them again on retry', () => {
  const { send, now, release } = start();
  send({ type: 'OPEN_FAILED', failure: denied });
  expect(now().value).toBe('failed');
  expect(now().context.failure).toEqual(denied);
  expect(release).toHaveBeenCalledOnce();
  send({ type: 'RETRY' });
  expect(now().value).toEqual({ open: 'opening' });
});

test('reports a lost device and releases the devices on leaving', () => {
  const lost = start();
  lost.send({ type: 'OPENED', devices: both });
  lost.send({ type: 'LOST' });
  expect(lost.now().value).toBe('failed');
  expect(lost.now().context.failure).toBeNull();
  expect(lost.release).toHaveBeenCalledOnce();

  const left = start();
  left.send({ type: 'OPENED', devices: both });
  left.actor.stop();
  expect(left.release).toHaveBeenCalledOnce();
});
