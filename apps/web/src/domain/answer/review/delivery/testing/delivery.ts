import type { DeliverySummary } from '@daedap/contract/delivery';
import type { SoundTrack } from '#/media/delivery/sound-track.ts';
import type { RecordedAnswer } from '../recorded-answer.ts';

/** An answer in which nothing stands out. */
export const summaryOf = (values: Partial<DeliverySummary> = {}): DeliverySummary => ({
  seconds: 40,
  spokenSeconds: 34,
  firstWordSeconds: 0.8,
  pace: 5.1,
  paceUnit: 'syllables',
  paceChange: 0.05,
  pauses: 2,
  longestPause: 1.2,
  fillers: null,
  endingFall: 5,
  pitchRange: 6.4,
  timeUsed: 0.7,
  problem: null,
  ...values,
});

/** Twenty seconds with a pause of 1.5 and one of 3 s. */
export const trackOf = (values: Partial<SoundTrack> = {}): SoundTrack => ({
  seconds: 20,
  peaks: Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 256),
  levels: new Uint8Array(400).fill(60),
  voice: [
    { start: 1, end: 6 },
    { start: 7.5, end: 12 },
    { start: 15, end: 19 },
  ],
  pitchRange: 6.4,
  problem: null,
  ...values,
});

export const recordedAnswer = (values: Partial<RecordedAnswer> = {}): RecordedAnswer => ({
  sessionId: 40,
  questionId: 3,
  recordingId: 'one',
  limit: 60,
  onServer: null,
  ...values,
});
