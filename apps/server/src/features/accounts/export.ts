import type { User } from '@daedap/contract/users';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type {
  AnswersTable,
  BackupsTable,
  QuestionsTable,
} from '../../database/interview-tables.ts';
import type { Schema } from '../../database/schema.ts';
import { presentAttempt } from '../answers/attempt-view.ts';
import { presentAnalysis } from '../results/analysis-view.ts';
import { presentSession } from '../sessions/session-view.ts';
import * as repository from './export-repository.ts';
import { profileOf } from './service.ts';

type ExportDeps = { db: Kysely<Schema>; clock: Clock };

/** Everything the server holds about the user: each session with its questions, and these with every attempt at them. */
export async function exportOf(deps: ExportDeps, user: User) {
  const held = await findHeld(deps.db, user.id);
  return {
    exportedAt: deps.clock.now().toISOString(),
    user: await profileOf(deps, user),
    sessions: held.sessions.map((session) => {
      const analysis = held.analyses.get(session.id);
      const questions = held.questions.get(session.id) ?? [];
      return Object.assign(presentSession(session), {
        analysis: analysis ? presentAnalysis(analysis, session.question_count) : null,
        questions: questions.map((question) =>
          presentQuestion(question, held.answers.get(question.id) ?? []),
        ),
        backups: (held.backups.get(session.id) ?? []).map(presentBackup),
      });
    }),
  };
}

async function findHeld(db: Kysely<Schema>, userId: number) {
  const sessions = await repository.findSessions(db, userId);
  const questions = await repository.findQuestions(db, userId);
  const answers = await repository.findAnswers(db, userId);
  const analyses = await repository.findAnalyses(db, userId);
  const backups = await repository.findBackups(db, userId);
  return {
    sessions,
    questions: Map.groupBy(questions, (row) => row.session_id),
    answers: Map.groupBy(answers, (row) => row.question_id),
    analyses: new Map(analyses.map((row) => [row.session_id, row])),
    backups: Map.groupBy(backups, (row) => row.session_id),
  };
}

function presentQuestion(
  row: Selectable<QuestionsTable>,
  answers: readonly Selectable<AnswersTable>[],
) {
  return {
    id: row.id,
    questionNumber: row.number,
    question: row.text,
    questionType: row.question_type,
    expectedDuration: row.expected_duration,
    bankId: row.bank_id,
    followsQuestionId: row.follows_question_id,
    createdAt: row.created_at.toISOString(),
    answers: answers.map(presentHeldAttempt),
  };
}

/** With what the product never shows of it. */
function presentHeldAttempt(row: Selectable<AnswersTable>) {
  return Object.assign(presentAttempt(row), {
    counts: row.counts,
    retake: row.retake,
    source: row.source,
    filename: row.filename,
    dataSize: row.data_size,
    sttMethod: row.stt_method,
    sttConfidence: row.stt_confidence,
    processingTime: row.processing_ms,
  });
}

function presentBackup(row: Selectable<BackupsTable>) {
  return {
    videoId: row.id,
    questionId: row.question_id,
    answerId: row.answer_id,
    filename: row.filename,
    contentType: row.content_type,
    bytes: row.bytes,
    duration: row.duration,
    createdAt: row.created_at.toISOString(),
  };
}
