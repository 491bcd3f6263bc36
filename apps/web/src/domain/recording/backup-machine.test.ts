import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { backupMachine } from './backup-machine.ts';
import { UploadError, type BackupUpload } from './upload-backup.ts';

const running: { stop: () => unknown }[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

/** Runs the machine with an upload that only the test moves. */
function start() {
  const clock = new SimulatedClock();
  const cancel = vi.fn<() => void>();
  const toSignIn = vi.fn<() => void>();
  const begun = vi.fn<(input: BackupUpload) => void>();
  const machine = backupMachine.provide({
    actors: {
      upload: fromCallback(({ input }) => {
        begun(input);
        return cancel;
      }),
    },
    actions: { toSignIn },
  });
  const input = { recording: recordingOf() };
  const actor = createActor(machine, { clock, input }).start();
  running.push(actor);
  return { actor, clock, cancel, toSignIn, begun, state: () => actor.getSnapshot().value };
}

test('uploads only after the user confirms', () => {
  const { actor, begun, state } = start();
  expect(state()).toBe('offered');
  expect(begun).not.toHaveBeenCalled();
  actor.send({ type: 'BACK_UP' });
  expect(begun).toHaveBeenCalledOnce();
  actor.send({ type: 'PROGRESS', part: 0.5 });
  expect(actor.getSnapshot().context.part).toBe(0.5);
  actor.send({ type: 'KEPT' });
  expect(state()).toBe('done');
});

test('stops the upload on cancel, and can start over', () => {
  const { actor, cancel, begun, state } = start();
  actor.send({ type: 'BACK_UP' });
  actor.send({ type: 'PROGRESS', part: 0.5 });
  actor.send({ type: 'CANCEL' });
  expect(state()).toBe('cancelled');
  expect(cancel).toHaveBeenCalledOnce();
  actor.send({ type: 'BACK_UP' });
  expect(actor.getSnapshot().context.part).toBe(0);
  expect(begun).toHaveBeenCalledTimes(2);
});

test('keeps the error of a failure and can retry', () => {
  const { actor, begun, state } = start();
  const error = new UploadError('timeout');
  actor.send({ type: 'BACK_UP' });
  actor.send({ type: 'FAILED', error });
  expect(state()).toBe('failed');
  expect(actor.getSnapshot().context.error).toBe(error);
  actor.send({ type: 'RETRY' });
  expect(state()).toBe('uploading');
  expect(actor.getSnapshot().context.error).toBeNull();
  expect(begun).toHaveBeenCalledTimes(2);
});

test('shows a message for 1 s without a token, then leads to sign-in', () => {
  const { actor, clock, toSignIn, state } = start();
  actor.send({ type: 'BACK_UP' });
  actor.send({ type: 'FAILED', error: new UploadError('noToken') });
  expect(state()).toBe('signedOut');
  clock.increment(999);
  expect(toSignIn).not.toHaveBeenCalled();
  clock.increment(1);
  expect(toSignIn).toHaveBeenCalledOnce();
});
