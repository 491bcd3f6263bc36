import { camera } from '@daedap/contract/constants/media';
import { cameraBlocked, cameraFailureOf, type CameraFailure } from './camera-failure.ts';

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
  // The types promise it; a page without HTTPS has none.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices ? (constraints) => devices.getUserMedia(constraints) : null;
}

/** Opens the devices that are asked for. A denial is an answer, not an exception; the caller stops the tracks. */
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
