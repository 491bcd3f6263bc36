import {
  camera,
  compression,
  mobileMaxWidth,
  recordingStopBytes,
  smallestVideo,
} from '@daedap/contract/constants/media';
import type { StorageInfo } from '#/media/store/storage-info.ts';

export type Quality = keyof typeof compression;

/** What is used while nothing is known of the storage, and where the browser does not say. */
const fallbackQuality: Quality = 'medium';

type Space = Pick<StorageInfo, 'quota' | 'isLowSpace' | 'isCriticalSpace'>;

/** The choice table: how much space is left, and whether it is a phone. */
export function chooseQuality(space: Space | null, mobile: boolean): Quality {
  if (space === null || space.quota === null) return fallbackQuality;
  if (space.isCriticalSpace || (mobile && space.isLowSpace)) return 'low';
  return space.isLowSpace || mobile ? 'medium' : 'high';
}

type Screen = { readonly maxTouchPoints: number; readonly width: number };

/** Touch, or a narrow screen. */
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

/** Recorders take a bitrate as a hint: Chromium's VP9 goes up to 1.45 times over it. */
const shareOfLimit = 0.65;
/** Below this a talking head breaks up into blocks, and the encoder goes over its bitrate; then a smaller picture looks better. */
const bitsPerPixel = 0.03;
const audioShare = 1 / 6;
/** No plan's limit is that long; where one comes from elsewhere, the stop at the size is what holds. */
const leastVideoBits = 100_000;

const pictures = [
  { width: camera.width, height: camera.height, frameRate: camera.frameRate },
  { width: 960, height: 540, frameRate: camera.frameRate },
  smallestVideo,
] as const;

const qualities: readonly Quality[] = ['high', 'medium', 'low'];

/** The table's bitrates are upper bounds: the whole time limit has to fit under the size where recording stops. */
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

/** The table's audio, or a lower one of it where it would take too much of what there is. */
function audioWithin(quality: Quality, budget: number): number {
  const choices = qualities
    .slice(qualities.indexOf(quality))
    .map((one) => compression[one].audioBitsPerSecond);
  return choices.find((bits) => bits <= budget * audioShare) ?? compression.low.audioBitsPerSecond;
}

/** Which line of the table a recording comes closest to, by its bytes and seconds. */
export function qualityOf(bytes: number, seconds: number): Quality {
  const bits = (bytes * 8) / Math.max(1, seconds);
  const between = (one: Quality, other: Quality) =>
    (compression[one].videoBitsPerSecond + compression[other].videoBitsPerSecond) / 2;
  if (bits >= between('high', 'medium')) return 'high';
  return bits >= between('medium', 'low') ? 'medium' : 'low';
}
