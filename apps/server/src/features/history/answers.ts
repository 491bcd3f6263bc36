import type { AnswerAttempt, UserAnswer } from '@daedap/contract/interviews';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { SignedLinks } from '../../storage/signed-links.ts';
import type { SessionRow } from '../sessions/find-session.ts';
import * as repository from './answers-repository.ts';
import { presentAnswer, presentAttemptSummary, presentBackupOrNull } from './presenters.ts';

type Db = Kysely<Schema>;
type Links = Pick<SignedLinks, 'sign'>;

/** The answers of a session that count, in the order of their questions. */
export async function listAnswers(
  db: Db,
  links: Links,
  session: SessionRow,
): Promise<UserAnswer[]> {
  const rows = await repository.findCountingAnswers(db, session.id);
  const attempts = Map.groupBy(
    await repository.findNewestAttempts(db, session.id),
    (row) => row.question_id,
  );
  const backups = Map.groupBy(
    await repository.findBackups(db, session.id),
    (row) => row.question_id,
  );
  return rows.map((row) =>
    Object.assign(presentAnswer(row, session), {
      backup: presentBackupOrNull(links, backupOf(row.id, backups.get(row.question_id) ?? [])),
      attempts: (attempts.get(row.question_id) ?? []).map(presentAttemptSummary),
    }),
  );
}

/** The newest attempts at one question, oldest first. */
export async function listAttempts(
  db: Db,
  links: Links,
  session: SessionRow,
  questionId: number,
): Promise<AnswerAttempt[]> {
  const newestFirst = await repository.findAttemptsAtQuestion(db, session.id, questionId);
  const backups = (await repository.findBackups(db, session.id)).filter(
    (backup) => backup.question_id === questionId,
  );
  return newestFirst.toReversed().map((row) => {
    // A backup of the question alone goes with the attempt that counts.
    const backup = row.counts
      ? backupOf(row.id, backups)
      : backups.find(({ answer_id }) => answer_id === row.id);
    return Object.assign(presentAnswer(row, session), {
      backup: presentBackupOrNull(links, backup),
      counts: row.counts,
      retake: row.retake,
    });
  });
}

/** The newest backup of the answer, or else one that was sent before its answer had an id. */
function backupOf(
  answerId: number,
  newestFirst: readonly repository.BackupRow[],
): repository.BackupRow | undefined {
  return (
    newestFirst.find((backup) => backup.answer_id === answerId) ??
    newestFirst.find((backup) => backup.answer_id === null)
  );
}
