import type { RecorderSettings } from './compression.ts';
import { type Clock, within } from '#/lib/time/clock.ts';

/** After this time the recording starts, and the camera may change while it runs. */
const longestMs = 1_000;

type Picture = Pick<RecorderSettings, 'width' | 'height' | 'frameRate'>;

/** Reduces the camera's picture to the size of the settings. A camera that refuses is recorded as it is. */
export async function fitPicture(
  stream: Pick<MediaStream, 'getVideoTracks'>,
  { width, height, frameRate }: Picture,
  clock: Clock,
): Promise<void> {
  const [track] = stream.getVideoTracks();
  if (!track) return;
  const current = track.getSettings();
  // Compares areas, because a phone in portrait orientation swaps width and height.
  const isLarger =
    (current.width ?? 0) * (current.height ?? 0) > width * height ||
    Math.round(current.frameRate ?? 0) > frameRate;
  if (!isLarger) return;
  const applied = track.applyConstraints({
    width: { ideal: width },
    height: { ideal: height },
    frameRate: { ideal: frameRate },
  });
  await within(
    clock,
    longestMs,
    // A camera without such a size keeps its own, which the recorder also accepts.
    applied.catch(() => undefined),
  );
}
