import { shownAttempts, timeExceededToleranceSeconds } from '@daedap/contract/constants/interview';
import type { UserAnswer } from '@daedap/contract/interviews';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { SignedLinks } from '../../storage/signed-links.ts';
import { presentBackup } from '../backups/service.ts';
import { presentAttempt } from './attempt-view.ts';
import type { SessionRow } from '../sessions/session-view.ts';

type Db = Kysely<Schema>;
type Links = Pick<SignedLinks, 'sign'>;
type AnswerRow = Awaited<ReturnType<typeof countingAnswers>>[number];
type BackupRow = Awaited<ReturnType<typeof newestBackups>>[number];

/** The answers of a session that count, in the order of their questions. */
export async function answersOf(db: Db, links: Links, session: SessionRow): Promise<UserAnswer[]> {
  const rows = await countingAnswers(db, session.id);
  const attempts = Map.groupBy(await newestAttempts(db, session.id), (row) => row.question_id);
  const backups = Map.groupBy(await newestBackups(db, session.id), (row) => row.question_id);
  return rows.map((row) =>
    presentAnswer(row, session, {
      backup: shownBackup(links, backupOf(row.id, backups.get(row.question_id) ?? [])),
      attempts: (attempts.get(row.question_id) ?? []).map((attempt) => ({
        id: attempt.id,
        score: attempt.score,
        createdAt: attempt.created_at.toISOString(),
        analysisStatus: attempt.analysis_status,
        retake: attempt.retake,
      })),
    }),
  );
}

function countingAnswers(db: Db, sessionId: number) {
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .where('answers.session_id', '=', sessionId)
    .where('answers.counts', '=', true)
    .orderBy('questions.number')
    .selectAll('answers')
    .select([
      'questions.number',
      'questions.text as question_text',
      'questions.question_type',
      'questions.expected_duration',
    ])
    .execute();
}

/** The newest ones of each question, oldest first. */
function newestAttempts(db: Db, sessionId: number) {
  const columns = [
    'id',
    'question_id',
    'score',
    'created_at',
    'analysis_status',
    'retake',
  ] as const;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('answers')
        .where('session_id', '=', sessionId)
        .select(columns)
        .select(
          sql<number>`row_number() over (partition by question_id order by id desc)`.as('age'),
        )
        .as('attempts'),
    )
    .where('age', '<=', shownAttempts)
    .orderBy('id')
    .select(columns)
    .execute();
}

function newestBackups(db: Db, sessionId: number) {
  return db
    .selectFrom('backups')
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(['id', 'question_id', 'answer_id'])
    .execute();
}

/** One that was sent before its answer was known belongs to whichever attempt counts. */
function backupOf(answerId: number, newestFirst: readonly BackupRow[]): BackupRow | undefined {
  return (
    newestFirst.find((backup) => backup.answer_id === answerId) ??
    newestFirst.find((backup) => backup.answer_id === null)
  );
}

const shownBackup = (links: Links, backup: BackupRow | undefined) =>
  backup ? presentBackup(links, backup.id) : null;

function presentAnswer(
  row: AnswerRow,
  session: SessionRow,
  around: Pick<UserAnswer, 'backup' | 'attempts'>,
): UserAnswer {
  const limit = session.time_per_question + timeExceededToleranceSeconds;
  return {
    ...presentAttempt(row),
    ...around,
    questionId: row.question_id,
    questionNumber: row.number,
    questionType: row.question_type,
    question: {
      question: row.question_text,
      mainCategory: session.main_category,
      subCategory: session.sub_category,
      difficulty: session.difficulty,
    },
    expectedDuration: row.expected_duration,
    isTimeExceeded: row.duration !== null && row.duration > limit,
  };
}
