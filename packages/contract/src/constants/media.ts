const megabyte = 1024 * 1024;

export const recordingWarnBytes = 15 * megabyte;
export const recordingStopBytes = 20 * megabyte;
export const localFallbackMaxBytes = 50 * megabyte;
export const uploadMaxBytes = 20 * megabyte;
export const backupMaxBytes = 50 * megabyte;

export const camera = { width: 1280, height: 720, frameRate: 30, facingMode: 'user' } as const;
/** Recordings with a long time limit may use this, to stay below the size limit. */
export const smallestVideo = { width: 640, height: 360, frameRate: 24 } as const;
export const videoMimePreference = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;
export const audioMimePreference = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4',
  'audio/wav',
] as const;
/** The recording of the device check: long enough for one sentence. */
export const deviceCheckRecordingMs = 4_000;
export const recorderTimesliceMs = 1_000;
export const videoCollectionTimeoutMs = 5_000;
export const uploadTimeoutMs = 60_000;
export const requestDeduplicationMs = [500, 1_000] as const;

export const compression = {
  low: { videoBitsPerSecond: 500_000, audioBitsPerSecond: 64_000 },
  medium: { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 128_000 },
  high: { videoBitsPerSecond: 2_500_000, audioBitsPerSecond: 192_000 },
} as const;

export const nominalVideoBytes = 6 * megabyte;
export const nominalTextBytes = 1024;
/** A device with touch, or a screen up to this wide, counts as mobile. */
export const mobileMaxWidth = 768;
