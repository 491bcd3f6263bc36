import {
  camera,
  compression,
  mobileMaxWidth,
  recordingStopBytes,
  smallestVideo,
} from '@daedap/contract/constants/media';
import type { StorageInfo } from '#/media/store/storage-info.ts';

export type Quality = keyof typeof compression;

/** The default while the free space is unknown, or where the browser does not report it. */
const fallbackQuality: Quality = 'medium';

type Space = Pick<StorageInfo, 'quota' | 'isLowSpace' | 'isCriticalSpace'>;

/** Chooses by the free space and whether the device is a phone. */
export function chooseQuality(space: Space | null, mobile: boolean): Quality {
  if (space === null || space.quota === null) return fallbackQuality;
  if (space.isCriticalSpace || (mobile && space.isLowSpace)) return 'low';
  return space.isLowSpace || mobile ? 'medium' : 'high';
}

type Screen = { readonly maxTouchPoints: number; readonly width: number };

/** Whether the device has a touch screen or a narrow screen. */
export function isMobile({ maxTouchPoints, width }: Screen): boolean {
  return maxTouchPoints > 0 || width <= mobileMaxWidth;
}

export type RecorderSettings = {
  readonly quality: Quality;
  readonly videoBitsPerSecond: number;
  readonly audioBitsPerSecond: number;
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
};

/** Recorders treat a bitrate as a hint: Chromium's VP9 exceeds it by up to 45 %. */
const shareOfLimit = 0.65;
/**
 * With fewer bits a face breaks up into blocks and the encoder exceeds its bitrate. A smaller picture then looks
 * better.
 */
const bitsPerPixel = 0.03;
const audioShare = 1 / 6;
/** No plan's limit is this long. For a longer one, recording stops at the maximum size. */
const leastVideoBits = 100_000;

const pictures = [
  { width: camera.width, height: camera.height, frameRate: camera.frameRate },
  { width: 960, height: 540, frameRate: camera.frameRate },
  smallestVideo,
] as const;

const qualities: readonly Quality[] = ['high', 'medium', 'low'];

/**
 * The table's bitrates are upper bounds: a recording of the whole time limit has to stay below the size at which
 * recording stops.
 */
export function recorderSettings(quality: Quality, timeLimitSeconds: number): RecorderSettings {
  const budget = (recordingStopBytes * 8 * shareOfLimit) / Math.max(1, timeLimitSeconds);
  const audioBitsPerSecond = audioWithin(quality, budget);
  const left = Math.max(leastVideoBits, Math.floor(budget - audioBitsPerSecond));
  const videoBitsPerSecond = Math.min(compression[quality].videoBitsPerSecond, left);
  const picture =
    pictures.find(
      ({ width, height, frameRate }) =>
        videoBitsPerSecond >= width * height * frameRate * bitsPerPixel,
    ) ?? smallestVideo;
  return { quality, videoBitsPerSecond, audioBitsPerSecond, ...picture };
}

/** The audio bitrate of this quality, or of a lower one where it would take too large a share of the budget. */
function audioWithin(quality: Quality, budget: number): number {
  const choices = qualities
    .slice(qualities.indexOf(quality))
    .map((one) => compression[one].audioBitsPerSecond);
  return choices.find((bits) => bits <= budget * audioShare) ?? compression.low.audioBitsPerSecond;
}

/** The quality whose bitrate is closest to that of a recording. */
export function qualityOf(bytes: number, seconds: number): Quality {
  const bits = (bytes * 8) / Math.max(1, seconds);
  const between = (one: Quality, other: Quality) =>
    (compression[one].videoBitsPerSecond + compression[other].videoBitsPerSecond) / 2;
  if (bits >= between('high', 'medium')) return 'high';
  return bits >= between('medium', 'low') ? 'medium' : 'low';
}
