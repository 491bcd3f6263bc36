import { createStore } from '#/lib/store.ts';

/** The recording of one answer; without an id the newest one of the question. */
type PlayedRecording = {
  readonly questionId: number;
  readonly recordingId?: string | null | undefined;
};

type Moment = PlayedRecording & { readonly seconds: number };

/** Where the player of an answer stands. Only one plays at a time. Pictures of the same sound follow it. */
const moment = createStore<Moment | null>(null);

export const setPlayingMoment = moment.set;
export const subscribePlayingMoment = moment.subscribe;

/** The second at which this recording stands in its player, or null when no player is open. */
export function playingSecondOf({ questionId, recordingId }: PlayedRecording): number | null {
  const now = moment.get();
  const isSame =
    now?.questionId === questionId && (now.recordingId ?? null) === (recordingId ?? null);
  return isSame ? now.seconds : null;
}
