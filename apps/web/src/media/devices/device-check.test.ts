import { expect, test, vi } from 'vitest';
import { startDeviceCheck, type DevicesResult } from './device-check.ts';
import { FakeTrack } from './testing/fake-track.ts';
import { eventually } from '#/test/eventually.ts';

const failed = (name: string) => Object.assign(new Error(name), { name });

/** Devices that return a stream for each request, or the error that the test sets for it. */
function fakeDevices(failures: Partial<Record<'both' | 'audio' | 'video', string>> = {}) {
  const tracks: FakeTrack[] = [];
  const requested: string[] = [];
  const open = async ({ video, audio }: MediaStreamConstraints) => {
    const wish = video && audio ? 'both' : audio ? 'audio' : 'video';
    requested.push(wish);
    const failure = failures[wish];
    if (failure) throw failed(failure);
    const mine = [
      ...(video ? [new FakeTrack('video')] : []),
      ...(audio ? [new FakeTrack('audio')] : []),
    ];
    tracks.push(...mine);
    return { getTracks: () => mine } as unknown as MediaStream;
  };
  return {
    open,
    requested,
    tracks,
    live: () => tracks.filter((t) => t.readyState === 'live').length,
  };
}

function check(devices: ReturnType<typeof fakeDevices>) {
  const results: DevicesResult[] = [];
  const onLost = vi.fn<() => void>();
  const disposeMeter = vi.fn<() => void>();
  const meter = vi.fn<() => { dispose: () => void }>(() => ({ dispose: disposeMeter }));
  const running = startDeviceCheck(
    { onResult: (result) => results.push(result), onLevel: () => undefined, onLost },
    { open: devices.open, meter },
  );
  return { results, onLost, meter, disposeMeter, dispose: running.dispose };
}

test('opens both at once and releases every track and the meter', async () => {
  const devices = fakeDevices();
  const { results, meter, disposeMeter, dispose } = check(devices);
  await eventually(() => expect(results).toHaveLength(1));
  expect(results[0]).toMatchObject({ outcome: 'ready', camera: null, microphone: null });
  expect(devices.requested).toEqual(['both']);
  expect(devices.live()).toBe(2);
  expect(meter).toHaveBeenCalledOnce();
  dispose();
  expect(devices.live()).toBe(0);
  expect(disposeMeter).toHaveBeenCalledOnce();
});

test('releases devices that are granted after dispose', async () => {
  const devices = fakeDevices();
  const { results, dispose } = check(devices);
  dispose();
  await eventually(() => expect(devices.tracks).toHaveLength(2));
  await eventually(() => expect(devices.live()).toBe(0));
  expect(results).toEqual([]);
});

test('does not ask again after a denial', async () => {
  const devices = fakeDevices({ both: 'NotAllowedError' });
  const { results } = check(devices);
  await eventually(() => expect(results).toHaveLength(1));
  expect(results[0]).toEqual({
    outcome: 'failed',
    failure: { code: 'permissionDenied', detail: 'denied', name: 'NotAllowedError' },
  });
  expect(devices.requested).toEqual(['both']);
});

test('checks the microphone without a camera', async () => {
  const devices = fakeDevices({ both: 'NotFoundError' });
  const { results, meter, dispose } = check(devices);
  await eventually(() => expect(results).toHaveLength(1));
  expect(results[0]).toMatchObject({
    outcome: 'ready',
    camera: { code: 'cameraNotFound', detail: 'notFound' },
    microphone: null,
  });
  expect(meter).toHaveBeenCalledOnce();
  dispose();
  expect(devices.live()).toBe(0);
});

test('shows the picture when another app uses the microphone', async () => {
  const devices = fakeDevices({ both: 'NotReadableError', audio: 'NotReadableError' });
  const { results, meter } = check(devices);
  await eventually(() => expect(results).toHaveLength(1));
  expect(results[0]).toMatchObject({
    outcome: 'ready',
    camera: null,
    microphone: { code: 'deviceBusy', detail: 'busy' },
  });
  expect(meter).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'permissionDenied', 'denied'],
  ['NotFoundError', 'cameraNotFound', 'notFound'],
  ['NotReadableError', 'deviceBusy', 'busy'],
  ['OverconstrainedError', 'networkError', 'unsupported'],
  ['SecurityError', 'networkError', 'blocked'],
  ['AbortError', 'networkError', 'other'],
])('%s is %s (%s)', async (name, code, detail) => {
  const { results } = check(fakeDevices({ both: name, audio: name, video: name }));
  await eventually(() =>
    expect(results).toEqual([{ outcome: 'failed', failure: { code, detail, name } }]),
  );
});

test('reports an unplugged device, but not its own release', async () => {
  const devices = fakeDevices();
  const { results, onLost, dispose } = check(devices);
  await eventually(() => expect(results).toHaveLength(1));
  devices.tracks[0]?.dispatchEvent(new Event('ended'));
  expect(onLost).toHaveBeenCalledOnce();
  dispose();
  devices.tracks[1]?.dispatchEvent(new Event('ended'));
  expect(onLost).toHaveBeenCalledOnce();
});
