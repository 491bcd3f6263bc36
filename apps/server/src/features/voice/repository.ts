import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;

/** A question of a session of this user. */
export function findQuestion(
  db: Db,
  { userId, sessionId, questionId }: { userId: number; sessionId: number; questionId: number },
) {
  return db
    .selectFrom('questions')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'questions.session_id')
    .select(['questions.id', 'questions.text', 'questions.bank_id'])
    .where('questions.id', '=', questionId)
    .where('interview_sessions.id', '=', sessionId)
    .where('interview_sessions.user_id', '=', userId)
    .executeTakeFirst();
}

/** The sound with this key, which counts as heard now. */
export function takeSound(db: Db, key: string, now: Date) {
  return db
    .updateTable('voice_sounds')
    .set({ heard_at: now })
    .where('key', '=', key)
    .returning(['content_type', 'data'])
    .executeTakeFirst();
}

type NewSound = {
  key: string;
  questionId: number | null;
  contentType: string;
  data: Buffer;
};

/** Keeps a sound. Another node may have kept it already, and its question may be gone. */
export async function keepSound(db: Db, sound: NewSound, now: Date): Promise<void> {
  const { key, questionId, contentType, data } = sound;
  await sql`
    insert into voice_sounds (key, question_id, content_type, data, bytes, heard_at)
    select ${key}, ${questionId}::int, ${contentType}, ${data}, ${data.length}, ${now}
    where ${questionId}::int is null or exists (select from questions where id = ${questionId}::int)
    on conflict do nothing`.execute(db);
}

/** Deletes those that were not heard for longest, until the rest has at most so many bytes. */
export async function deleteOldestSounds(db: Db, keptBytes: number): Promise<void> {
  await sql`
    delete from voice_sounds where key in (
      select key from (
        select key, sum(bytes) over (order by heard_at desc, key) as total from voice_sounds
      ) sounds where total > ${keptBytes}
    )`.execute(db);
}
