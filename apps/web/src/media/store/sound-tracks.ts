import { soundProblems } from '@daedap/contract/delivery';
import { z } from 'zod';
import type { SoundTrack } from '#/media/delivery/sound-track.ts';
import { chunkDb } from './chunk-db.ts';

/** A buffer view may come from another realm, so `instanceof` says nothing. */
const bytes = z.custom<Uint8Array>((value) => ArrayBuffer.isView(value));

/** What was measured in the sound of a recording. Another version of the measuring is measured again. */
const trackRow = z.object({
  recordingId: z.string().min(1),
  userId: z.int().positive(),
  version: z.literal(1),
  track: z.object({
    seconds: z.number().nonnegative(),
    peaks: bytes,
    levels: bytes,
    voice: z.array(z.object({ start: z.number(), end: z.number() })),
    pitchRange: z.number().nullable(),
    problem: z.enum(soundProblems).nullable(),
  }),
});

export type TrackEntry = z.output<typeof trackRow>;

/** The measured sound of a recording, or null when it has not been measured yet. */
export async function getSoundTrack(
  userId: number,
  recordingId: string,
): Promise<SoundTrack | null> {
  const database = await chunkDb();
  const { data } = trackRow.safeParse(await database.get('tracks', recordingId));
  return data?.userId === userId ? data.track : null;
}

/** Keeps it for the next visit; it goes with its recording. */
export async function putSoundTrack(
  userId: number,
  recordingId: string,
  track: SoundTrack,
): Promise<void> {
  const database = await chunkDb();
  await database.put('tracks', {
    recordingId,
    userId,
    version: 1,
    track: { ...track, voice: [...track.voice] },
  });
}
