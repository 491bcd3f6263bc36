import { camera } from '@daedap/contract/constants/media';

/** The four kinds of failure that the spec names. */
type CameraFailureCode = 'permissionDenied' | 'cameraNotFound' | 'deviceBusy' | 'networkError';

/** The exact cause that the browser reported. Each has its own advice. */
type CameraFailureDetail = 'denied' | 'notFound' | 'busy' | 'unsupported' | 'blocked' | 'other';

export type CameraFailure = {
  readonly code: CameraFailureCode;
  readonly detail: CameraFailureDetail;
  /** The name of the error, shown when nothing else explains it. */
  readonly name: string;
};

const known: ReadonlyMap<string, Omit<CameraFailure, 'name'>> = new Map([
  ['NotAllowedError', { code: 'permissionDenied', detail: 'denied' }],
  ['NotFoundError', { code: 'cameraNotFound', detail: 'notFound' }],
  ['NotReadableError', { code: 'deviceBusy', detail: 'busy' }],
  ['OverconstrainedError', { code: 'networkError', detail: 'unsupported' }],
  ['SecurityError', { code: 'networkError', detail: 'blocked' }],
]);

function cameraFailureOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : 'Error';
  return { ...(known.get(name) ?? { code: 'networkError', detail: 'other' }), name };
}

/** Browsers hide the devices from pages without HTTPS. */
const cameraBlocked: CameraFailure = {
  code: 'networkError',
  detail: 'blocked',
  name: 'SecurityError',
};

export type OpenStream = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

export type CameraResult =
  | { readonly outcome: 'ready'; readonly stream: MediaStream }
  | { readonly outcome: 'failed'; readonly failure: CameraFailure };

const video: MediaTrackConstraints = {
  width: { ideal: camera.width },
  height: { ideal: camera.height },
  frameRate: { ideal: camera.frameRate },
  facingMode: camera.facingMode,
};

const audio: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

function browserStream(): OpenStream | null {
  // The types say that it is always there, but a page without HTTPS has none.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices ? (constraints) => devices.getUserMedia(constraints) : null;
}

/** Opens the requested devices. A denial is returned, not thrown. The caller stops the tracks. */
export async function openCamera(
  wanted: { readonly video: boolean; readonly audio: boolean },
  open: OpenStream | null = browserStream(),
): Promise<CameraResult> {
  if (!open) return { outcome: 'failed', failure: cameraBlocked };
  try {
    const stream = await open({
      video: wanted.video && video,
      audio: wanted.audio && audio,
    });
    return { outcome: 'ready', stream };
  } catch (error) {
    return { outcome: 'failed', failure: cameraFailureOf(error) };
  }
}

export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

type DeviceKind = 'camera' | 'microphone';

/** Reports when a device of an open stream is lost. The returned function releases the stream without reporting it. */
export function watchStream(stream: MediaStream, onLost: (kind: DeviceKind) => void): () => void {
  const watching = new AbortController();
  for (const track of stream.getTracks()) {
    const kind = track.kind === 'video' ? 'camera' : 'microphone';
    track.addEventListener('ended', () => onLost(kind), { signal: watching.signal });
  }
  return () => {
    watching.abort();
    stopStream(stream);
  };
}
