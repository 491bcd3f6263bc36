/** How fast the interviewer speaks: 1 is the voice's own speed. */
export const voiceSpeed = { min: 0.8, max: 1.3, step: 0.05, normal: 1 } as const;

/** A voice that has not begun by then is given up: the question is shown as text only. */
export const voiceStartLimitMs = 6_000;

/** A service that has not sent its first sound by then is given up for the browser's own voice. */
export const voiceServiceLimitMs = 4_000;

/** Milliseconds that even a slow voice needs for one letter at speed 1: a Hangul syllable, and anything else. */
const slowestHangulMs = 350;
const slowestLetterMs = 120;
const speakingReserveMs = 3_000;

/** No voice speaks a text for longer than this. One that reports no end is stopped then. */
export function speakingLimitMs(text: string, speed: number): number {
  const hangul = text.match(/[가-힣]/gu)?.length ?? 0;
  const spoken = hangul * slowestHangulMs + (text.length - hangul) * slowestLetterMs;
  return Math.round(speakingReserveMs + spoken / speed);
}

/** The sound of a question. A minute of MP3 at 128 kbps has 1 MB. */
export const maxVoiceBytes = 2 * 1024 * 1024;

/** How long the server waits for the whole sound of a service. */
export const voiceSoundTimeoutMs = 20_000;

/** All sounds that a server keeps; the ones that were not heard for longest go first. */
export const keptVoiceBytes = 256 * 1024 * 1024;
