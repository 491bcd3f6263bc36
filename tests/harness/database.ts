import { openCommandDatabase } from '@daedap/server/src/database/open.ts';
import { setRole } from '@daedap/server/src/features/accounts/repository.ts';
import { loadConfig } from '@daedap/server/src/lib/config.ts';
import { insertSessions } from './insert-sessions.ts';

/** What a test cannot do through the app: it opens the database of the server under test, as the commands do. */
async function onDatabase<T>(
  work: (database: Awaited<ReturnType<typeof openCommandDatabase>>) => Promise<T>,
): Promise<T> {
  const config = loadConfig({ ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] });
  const database = await openCommandDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export const makeAdmin = (email: string) => onDatabase(({ db }) => setRole(db, email, 'admin'));

/** Makes the answers of a user a day older: nothing else makes a question come back. */
export const ageAnswers = (email: string) =>
  onDatabase(({ pool }) =>
    pool.query(
      `update answers set created_at = created_at - interval '1 day'
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );

/** Inserts sessions of a user, nine of ten completed: far faster than practising them. */
export const insertManySessions = (userId: number, count: number) =>
  onDatabase(({ pool }) =>
    insertSessions((statement, values) => pool.query(statement, values), userId, count),
  );
