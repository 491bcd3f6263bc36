import { z } from 'zod';
import { createStore } from '#/lib/store.ts';
import { chunkDb } from './chunk-db.ts';

/** Where the face was turned in the pictures of a recording. */
const lookingRow = z.object({
  recordingId: z.string().min(1),
  userId: z.int().positive(),
  samples: z.array(
    z.object({
      atSeconds: z.number().nonnegative(),
      face: z.union([z.object({ yaw: z.number(), pitch: z.number() }), z.enum(['none', 'unsure'])]),
    }),
  ),
});

export type LookingEntry = z.output<typeof lookingRow>;

/** How many entries this page has stored: whoever shows one reads it again when another is added. */
export const storedLookings = createStore(0);

/** Stores where the face was turned in a recording. `deleteRecordings` deletes it with the recording. */
export async function keepLooking(entry: LookingEntry): Promise<void> {
  const database = await chunkDb();
  await database.put('looking', entry);
  storedLookings.set(storedLookings.get() + 1);
}

/** Null if nobody has asked for it yet. */
export async function getLooking(
  userId: number,
  recordingId: string,
): Promise<LookingEntry | null> {
  const database = await chunkDb();
  const parsed = lookingRow.safeParse(await database.get('looking', recordingId));
  return parsed.success && parsed.data.userId === userId ? parsed.data : null;
}
