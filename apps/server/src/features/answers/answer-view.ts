import { shownAttempts, timeExceededToleranceSeconds } from '@daedap/contract/constants/interview';
import type { AnswerAttempt, UserAnswer } from '@daedap/contract/interviews';
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
    Object.assign(presentAnswer(row, session), {
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

/** The newest attempts at one question, oldest first. */
export async function attemptsOf(
  db: Db,
  links: Links,
  session: SessionRow,
  questionId: number,
): Promise<AnswerAttempt[]> {
  const newestFirst = await answerRows(db, session.id)
    .where('answers.question_id', '=', questionId)
    .orderBy('answers.id', 'desc')
    .limit(shownAttempts)
    .execute();
  const backups = (await newestBackups(db, session.id)).filter(
    (backup) => backup.question_id === questionId,
  );
  return newestFirst.toReversed().map((row) => {
    // One that belongs to no answer in particular goes with the attempt that counts.
    const own = row.counts
      ? backupOf(row.id, backups)
      : backups.find((backup) => backup.answer_id === row.id);
    return Object.assign(presentAnswer(row, session), {
      backup: shownBackup(links, own),
      counts: row.counts,
      retake: row.retake,
    });
  });
}

/** Answers together with what they answer. */
const answerRows = (db: Db, sessionId: number) =>
  db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .where('answers.session_id', '=', sessionId)
    .selectAll('answers')
    .select([
      'questions.number',
      'questions.text as question_text',
      'questions.question_type',
      'questions.expected_duration',
    ]);

const countingAnswers = (db: Db, sessionId: number) =>
  answerRows(db, sessionId)
    .where('answers.counts', '=', true)
    .orderBy('questions.number')
    .execute();

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
): Omit<UserAnswer, 'backup' | 'attempts'> {
  const limit = session.time_per_question + timeExceededToleranceSeconds;
  return {
    ...presentAttempt(row),
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
