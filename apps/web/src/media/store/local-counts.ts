import { interviewDb } from './interview-db.ts';

type LocalCounts = {
  readonly recordings: number;
  readonly sessions: number;
  /** What version 1 of the database held, whoever it was of. */
  readonly videoAnswers: number;
};

/** How much of a user this browser holds, whether it can be read or not. */
export async function countLocal(userId: number): Promise<LocalCounts> {
  const database = await interviewDb();
  const [recordings, sessions, videoAnswers] = await Promise.all([
    database.countFromIndex('recordings', 'userId', userId),
    database.countFromIndex('sessions', 'userId', userId),
    database.count('videoAnswers'),
  ]);
  return { recordings, sessions, videoAnswers };
}
