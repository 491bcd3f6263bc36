import { expect, test } from 'vitest';
import { chunkDb } from './chunk-db.ts';
import { deleteEverythingOf } from './delete-everything.ts';
import {
  countMaterials,
  deleteMaterial,
  listMaterials,
  type Material,
  putMaterial,
} from './materials.ts';
import { fakeDatabase } from './testing/fake-database.ts';

fakeDatabase();

const paper = (values: Partial<Material> = {}): Material => ({
  id: 'one',
  userId: 7,
  name: '자소서.pdf',
  kind: 'cover-letter',
  guessed: false,
  text: '저는 재고 오차를 줄였습니다.',
  blind: false,
  shown: [],
  hidden: [{ start: 0, end: 2 }],
  createdAt: 1,
  ...values,
});

test('keeps the papers of each user, the oldest first', async () => {
  await putMaterial(paper({ id: 'two', createdAt: 2 }));
  await putMaterial(paper());
  await putMaterial(paper({ id: 'other', userId: 8 }));
  const { rows, broken } = await listMaterials(7);
  expect(rows.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(rows[0]).toEqual(paper());
  expect(broken).toBe(0);
  expect(await countMaterials(7)).toBe(2);
});

test('a row that cannot be read is counted, and can be deleted', async () => {
  const database = await chunkDb();
  await database.put('materials', { id: 'odd', userId: 7, kind: 'recipe' } as never);
  expect(await listMaterials(7)).toEqual({ rows: [], broken: 1 });
  await deleteMaterial(7, 'odd');
  expect(await listMaterials(7)).toEqual({ rows: [], broken: 0 });
});

test('nobody deletes the paper of another user', async () => {
  await putMaterial(paper({ userId: 8 }));
  await deleteMaterial(7, 'one');
  expect((await listMaterials(8)).rows).toHaveLength(1);
  await deleteMaterial(8, 'one');
  expect((await listMaterials(8)).rows).toEqual([]);
});

test('the deletion of an account deletes its papers', async () => {
  await putMaterial(paper());
  await putMaterial(paper({ id: 'other', userId: 8 }));
  await deleteEverythingOf(7);
  expect((await listMaterials(7)).rows).toEqual([]);
  expect((await listMaterials(8)).rows).toHaveLength(1);
});
