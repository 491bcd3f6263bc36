import { timeExceededToleranceSeconds } from '@daedap/contract/constants/interview';
import type { UserAnswer } from '@daedap/contract/interviews';
import type { SignedLinks } from '../../storage/signed-links.ts';
import { presentAttempt } from '../answers/presenters.ts';
import { presentBackup } from '../backups/service.ts';
import type { SessionRow } from '../sessions/find-session.ts';
import type { AnswerRow, AttemptRow, BackupRow } from './answers-repository.ts';

export function presentAnswer(
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
      ...(row.points.length > 0 && { points: row.points }),
    },
    expectedDuration: row.expected_duration,
    isTimeExceeded: row.duration !== null && row.duration > limit,
  };
}

/** An attempt in the list below an answer. */
export const presentAttemptSummary = (row: AttemptRow) => ({
  id: row.id,
  score: row.score,
  createdAt: row.created_at.toISOString(),
  analysisStatus: row.analysis_status,
  retake: row.retake,
});

export const presentBackupOrNull = (
  links: Pick<SignedLinks, 'sign'>,
  backup: BackupRow | undefined,
) => (backup ? presentBackup(links, backup.id) : null);
