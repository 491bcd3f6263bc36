import {
  type CameraFailure,
  watchStream,
  openCamera,
  type OpenStream,
  stopStream,
} from './camera.ts';

export type DevicesEvent =
  | { readonly type: 'DEVICES.READY'; readonly stream: MediaStream; readonly video: boolean }
  | { readonly type: 'DEVICES.FAILED'; readonly failure: CameraFailure }
  /** Unplugged, taken away by another program, or ended by the browser. */
  | { readonly type: 'DEVICES.LOST'; readonly kind: 'camera' | 'microphone' };

/** Camera and microphone of the interview. The creator disposes of it, which stops all tracks. */
type LiveDevices = {
  /** Opens them again; devices that were open are released. Without `video` only the microphone. */
  readonly open: (wanted: { readonly video: boolean }) => void;
  readonly close: () => void;
  readonly dispose: () => void;
};

type Deps = { readonly open?: OpenStream };

/**
 * Opens camera and microphone together, so that the browser asks once. Failures are reported as they are: the user
 * decides whether to continue without a camera.
 */
export function createLiveDevices(
  onEvent: (event: DevicesEvent) => void,
  { open }: Deps = {},
): LiveDevices {
  let release = () => {};
  /** The number of the newest call of `open`; older ones are ignored. */
  let current = 0;

  const close = () => {
    current += 1;
    release();
    release = () => {};
  };

  const start = async (video: boolean) => {
    close();
    const mine = current;
    const result = await openCamera({ video, audio: true }, open);
    if (mine !== current) {
      if (result.outcome === 'ready') stopStream(result.stream);
      return;
    }
    if (result.outcome === 'failed') {
      onEvent({ type: 'DEVICES.FAILED', failure: result.failure });
      return;
    }
    release = watchStream(result.stream, (kind) => onEvent({ type: 'DEVICES.LOST', kind }));
    onEvent({ type: 'DEVICES.READY', stream: result.stream, video });
  };

  return { open: ({ video }) => void start(video), close, dispose: close };
}
