import type { RecorderSettings } from './compression.ts';
import { type Clock, within } from '#/lib/time/clock.ts';

/** A camera that takes longer to change goes on while it is recorded. */
const longestMs = 1_000;

type Picture = Pick<RecorderSettings, 'width' | 'height' | 'frameRate'>;

/** Makes the camera's picture as small as the settings ask for. One that will not is recorded as it is. */
export async function fitPicture(
  stream: Pick<MediaStream, 'getVideoTracks'>,
  { width, height, frameRate }: Picture,
  clock: Clock,
): Promise<void> {
  const [track] = stream.getVideoTracks();
  if (!track) return;
  const current = track.getSettings();
  // By its area: a phone held upright gives the same picture with its sides exchanged.
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
    // A camera that has no such size stays as it is; the recorder takes that too.
    applied.catch(() => undefined),
  );
}
