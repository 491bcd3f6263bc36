import type pg from 'pg';
import { findTables } from '../catalog.ts';

/** What every row of every table adds up to, whatever order they are in. */
export async function tableHashes(client: Pick<pg.ClientBase, 'query'>) {
  const hashes: Record<string, { rows: number; hash: string | null }> = {};
  for (const { name } of await findTables(client)) {
    const { rows } = await client.query<{ rows: number; hash: string | null }>(
      `select count(*)::int as rows,
         md5(string_agg(md5(row_to_json(t)::text), '' order by md5(row_to_json(t)::text))) as hash
       from ${name} t`,
    );
    hashes[name] = rows[0]!;
  }
  return hashes;
}
