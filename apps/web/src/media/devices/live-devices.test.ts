import { expect, test } from 'vitest';
import { createLiveDevices, type DevicesEvent } from './live-devices.ts';
import { FakeTrack } from './testing/fake-track.ts';
import { eventually } from '#/test/eventually.ts';

/** Devices that respond when the test says so. */
function setUp() {
  const tracks: FakeTrack[] = [];
  const requested: MediaStreamConstraints[] = [];
  const waiting: { grant: () => void; refuse: (name: string) => void }[] = [];
  const open = (constraints: MediaStreamConstraints) =>
    new Promise<MediaStream>((resolve, reject) => {
      requested.push(constraints);
      waiting.push({
        grant: () => {
          const mine = [
            ...(constraints.video ? [new FakeTrack('video')] : []),
            new FakeTrack('audio'),
          ];
          tracks.push(...mine);
          resolve({ getTracks: () => mine } as unknown as MediaStream);
        },
        refuse: (name) => reject(Object.assign(new Error(name), { name })),
      });
    });
  const events: DevicesEvent[] = [];
  const devices = createLiveDevices((event) => events.push(event), { open });
  return {
    devices,
    events,
    requested,
    tracks,
    grant: (at: number) => waiting[at]?.grant(),
    refuse: (at: number, name: string) => waiting[at]?.refuse(name),
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
  };
}

const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

async function ready(video: boolean) {
  const set = setUp();
  set.devices.open({ video });
  set.grant(0);
  await eventually(() => expect(set.events).toHaveLength(1));
  return set;
}

test('asks for the front camera at 1280×720 and 30 fps together with the microphone', async () => {
  const { devices, events, requested, live } = await ready(true);
  expect(requested).toEqual([
    {
      video: {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        frameRate: { ideal: 30 },
        facingMode: 'user',
      },
      audio,
    },
  ]);
  expect(events[0]).toMatchObject({ type: 'DEVICES.READY', video: true });
  expect(live()).toBe(2);
  devices.dispose();
  expect(live()).toBe(0);
});

test('opens only the microphone without video', async () => {
  const { devices, events, requested, live } = await ready(false);
  expect(requested).toEqual([{ video: false, audio }]);
  expect(events[0]).toMatchObject({ type: 'DEVICES.READY', video: false });
  devices.close();
  expect(live()).toBe(0);
});

test.each([
  ['NotAllowedError', 'permissionDenied', 'denied'],
  ['NotFoundError', 'cameraNotFound', 'notFound'],
  ['NotReadableError', 'deviceBusy', 'busy'],
])('reports %s and tries nothing else', async (name, code, detail) => {
  const { devices, events, requested, refuse } = setUp();
  devices.open({ video: true });
  refuse(0, name);
  await eventually(() =>
    expect(events).toEqual([{ type: 'DEVICES.FAILED', failure: { code, detail, name } }]),
  );
  expect(requested).toHaveLength(1);
});

test('can be opened again after a failure', async () => {
  const { devices, events, refuse, grant } = setUp();
  devices.open({ video: true });
  refuse(0, 'NotReadableError');
  await eventually(() => expect(events).toHaveLength(1));
  devices.open({ video: false });
  grant(1);
  await eventually(() => expect(events[1]).toMatchObject({ type: 'DEVICES.READY', video: false }));
});

test('releases open devices when opening again', async () => {
  const { devices, events, tracks, grant, live } = await ready(true);
  devices.open({ video: false });
  expect(live()).toBe(0);
  grant(1);
  await eventually(() => expect(events).toHaveLength(2));
  expect([live(), tracks.length]).toEqual([1, 3]);
  devices.dispose();
  expect(live()).toBe(0);
});

test.each(['close', 'dispose'] as const)(
  '%s during the permission prompt releases devices that are granted later and reports nothing',
  async (way) => {
    const { devices, events, tracks, grant, live } = setUp();
    devices.open({ video: true });
    devices[way]();
    grant(0);
    await eventually(() => expect(tracks).toHaveLength(2));
    await eventually(() => expect(live()).toBe(0));
    expect(events).toEqual([]);
  },
);

test('the newer of two requests counts, whichever finishes first', async () => {
  const { devices, events, grant, refuse, live } = setUp();
  devices.open({ video: true });
  devices.open({ video: false });
  devices.open({ video: true });
  grant(2);
  await eventually(() => expect(events).toHaveLength(1));
  grant(0);
  refuse(1, 'NotAllowedError');
  await eventually(() => expect(live()).toBe(2));
  expect(events).toMatchObject([{ type: 'DEVICES.READY', video: true }]);
  devices.dispose();
  expect(live()).toBe(0);
});

test('reports the kind of a lost device, but not its own release', async () => {
  const { devices, events, tracks, live } = await ready(true);
  tracks[0]?.unplug();
  expect(events.at(-1)).toEqual({ type: 'DEVICES.LOST', kind: 'camera' });
  tracks[1]?.unplug();
  expect(events.at(-1)).toEqual({ type: 'DEVICES.LOST', kind: 'microphone' });
  devices.dispose();
  expect(live()).toBe(0);
  tracks[0]?.unplug();
  expect(events).toHaveLength(3);
});
