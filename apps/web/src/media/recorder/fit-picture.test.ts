import { expect, test, vi } from 'vitest';
import { fitPicture } from './fit-picture.ts';
import { fakeCamera, fakeStream } from './testing/fake-stream.ts';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';

const small = { width: 640, height: 360, frameRate: 24 };

type Apply = (constraints?: MediaTrackConstraints) => Promise<void>;

async function fit(current: MediaTrackSettings, wanted = small) {
  const apply = vi.fn<Apply>(async () => undefined);
  const { clock } = createTestClock();
  await fitPicture(fakeStream(fakeCamera(current, apply)), wanted, clock);
  return apply;
}

test.each([
  [{ width: 1280, height: 720, frameRate: 30 }],
  // A phone in portrait orientation.
  [{ width: 720, height: 1280, frameRate: 24 }],
  [{ width: 640, height: 360, frameRate: 30 }],
])('reduces %j to 640×360 at 24 fps', async (current) => {
  expect(await fit(current)).toHaveBeenCalledExactlyOnceWith({
    width: { ideal: 640 },
    height: { ideal: 360 },
    frameRate: { ideal: 24 },
  });
});

test.each([
  [{ width: 640, height: 360, frameRate: 24 }],
  [{ width: 320, height: 240, frameRate: 24.0001 }],
  // A browser that reports no settings.
  [{}],
])('leaves %j unchanged', async (current) => {
  expect(await fit(current)).not.toHaveBeenCalled();
});

test('does nothing for sound without video', async () => {
  await expect(fitPicture(fakeStream(), small, createTestClock().clock)).resolves.toBeUndefined();
});

test('leaves a camera that refuses as it is', async () => {
  const refusing = fakeCamera({ width: 1280, height: 720 }, () => Promise.reject(new Error('no')));
  await expect(
    fitPicture(fakeStream(refusing), small, createTestClock().clock),
  ).resolves.toBeUndefined();
});

test('waits at most a second for the camera', async () => {
  const never = fakeCamera({ width: 1280, height: 720 }, () => new Promise(() => undefined));
  const { clock, advance } = createTestClock();
  let done = false;
  const fitting = (async () => {
    await fitPicture(fakeStream(never), small, clock);
    done = true;
  })();
  advance(999);
  await Promise.resolve();
  expect(done).toBe(false);
  advance(1);
  await fitting;
  expect(done).toBe(true);
});
