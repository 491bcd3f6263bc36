import {
  watchStream,
  openCamera,
  stopStream,
  type CameraFailure,
  type OpenStream,
} from './camera.ts';
import { createLevelMeter } from './level-meter.ts';

/** What could be opened: at least one of the two, with the reason if the other is missing. */
export type OpenDevices = {
  readonly stream: MediaStream;
  readonly camera: CameraFailure | null;
  readonly microphone: CameraFailure | null;
};

export type DevicesResult =
  | ({ readonly outcome: 'ready' } & OpenDevices)
  | { readonly outcome: 'failed'; readonly failure: CameraFailure };

/**
 * Opens camera and microphone together, so that the browser asks once. When one of them is missing or in use, the other
 * is tried alone. After a denial the browser is not asked again.
 */
async function openDevices(open?: OpenStream): Promise<DevicesResult> {
  const both = await openCamera({ video: true, audio: true }, open);
  if (both.outcome === 'ready') {
    return { outcome: 'ready', stream: both.stream, camera: null, microphone: null };
  }
  if (both.failure.detail === 'denied' || both.failure.detail === 'blocked') return both;
  const sound = await openCamera({ video: false, audio: true }, open);
  if (sound.outcome === 'ready') {
    return { outcome: 'ready', stream: sound.stream, camera: both.failure, microphone: null };
  }
  const picture = await openCamera({ video: true, audio: false }, open);
  if (picture.outcome === 'ready') {
    return { outcome: 'ready', stream: picture.stream, camera: null, microphone: sound.failure };
  }
  return both;
}

export type DeviceCheck = { readonly dispose: () => void };

type Listeners = {
  readonly onResult: (result: DevicesResult) => void;
  readonly onLevel: (level: number) => void;
  /** A device was unplugged or taken away. */
  readonly onLost: () => void;
};

type Deps = { readonly open?: OpenStream; readonly meter?: typeof createLevelMeter };

/** Owns the devices during the check. `dispose` releases them, even while they are still being opened. */
export function startDeviceCheck(
  { onResult, onLevel, onLost }: Listeners,
  { open, meter = createLevelMeter }: Deps = {},
): DeviceCheck {
  let disposed = false;
  let release = () => {};

  const measure = (stream: MediaStream) => {
    try {
      return meter(stream, onLevel);
    } catch {
      // Without an audio graph there is no level. The spoken sentence still shows whether the microphone works.
      return null;
    }
  };

  const watchDevices = ({ stream, microphone }: OpenDevices) => {
    const stopWatching = watchStream(stream, onLost);
    const level = microphone === null ? measure(stream) : null;
    release = () => {
      level?.dispose();
      stopWatching();
    };
  };

  const start = async () => {
    const result = await openDevices(open);
    if (disposed) {
      if (result.outcome === 'ready') stopStream(result.stream);
      return;
    }
    if (result.outcome === 'ready') watchDevices(result);
    onResult(result);
  };
  void start();

  return {
    dispose: () => {
      disposed = true;
      release();
      release = () => {};
    },
  };
}
