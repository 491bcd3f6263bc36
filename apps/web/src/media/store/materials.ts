import { materialKinds } from '@daedap/materials/kinds';
import { z } from 'zod';
import { chunkDb } from './chunk-db.ts';
import { readRows, type ReadRows } from './rows.ts';

const range = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() });

/** A paper of the user's: its text as it was read, and what the user decided about it. It never leaves the device. */
const materialRow = z.object({
  id: z.string().min(1),
  userId: z.int().positive(),
  name: z.string(),
  kind: z.enum(materialKinds),
  /** The kind is a guess that the user has not confirmed. */
  guessed: z.boolean().catch(false),
  text: z.string(),
  /** School names and parents' jobs are masked, too. */
  blind: z.boolean().catch(false),
  /** Masks that the user has taken off, and parts that the user has masked, as places in the text. */
  shown: z.array(range).catch([]),
  hidden: z.array(range).catch([]),
  createdAt: z.number().nonnegative(),
});

export type Material = z.output<typeof materialRow>;

/** A user has at most this many papers on a device. */
export const materialsMax = 20;

/** The oldest first. */
export async function listMaterials(userId: number): Promise<ReadRows<Material>> {
  const database = await chunkDb();
  const { rows, broken } = readRows(
    materialRow,
    await database.getAllFromIndex('materials', 'userId', userId),
  );
  return { rows: rows.toSorted((one, two) => one.createdAt - two.createdAt), broken };
}

/** How many papers a user has here, readable or not. */
export async function countMaterials(userId: number): Promise<number> {
  const database = await chunkDb();
  return database.countFromIndex('materials', 'userId', userId);
}

export async function putMaterial(material: Material): Promise<void> {
  const database = await chunkDb();
  await database.put('materials', material);
}

export async function deleteMaterial(userId: number, id: string): Promise<void> {
  const database = await chunkDb();
  const transaction = database.transaction('materials', 'readwrite');
  const found = materialRow.safeParse(await transaction.store.get(id));
  if (!found.success || found.data.userId === userId) await transaction.store.delete(id);
  await transaction.done;
}
