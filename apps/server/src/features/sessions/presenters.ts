import type { Question, Session } from '@daedap/contract/interviews';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { SessionRow } from './find-session.ts';

export function presentSession(row: SessionRow): Session {
  return {
    id: row.id,
    mainCategory: row.main_category,
    subCategory: row.sub_category,
    difficulty: row.difficulty,
    timePerQuestion: row.time_per_question,
    questionCount: row.question_count,
    totalQuestions: row.question_count,
    completedQuestions: row.completed_questions,
    totalScore: row.total_score,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    // A session whose analysis was deleted keeps the time in its row for the next analysis.
    completedAt: (row.status === 'completed' && row.completed_at?.toISOString()) || null,
    language: row.language,
    enableAds: row.enable_ads,
    mode: row.mode,
    format: row.format,
    preparationSeconds: row.preparation_seconds,
    source: row.source,
    currentQuestionIndex: row.current_question_index,
    totalDuration: row.total_duration,
    clientSessionId: row.client_id,
  };
}

type SessionKind = Pick<
  Selectable<Schema['interview_sessions']>,
  'main_category' | 'sub_category' | 'difficulty'
>;

export function presentQuestion(
  row: Selectable<Schema['questions']>,
  session: SessionKind,
): Question {
  return {
    id: row.id,
    question: row.text,
    text: row.text,
    category: session.main_category,
    subCategory: session.sub_category,
    difficulty: session.difficulty,
    questionNumber: row.number,
    questionType: row.question_type,
    expectedDuration: row.expected_duration,
    followsQuestionId: row.follows_question_id,
    ...(row.points.length > 0 && { points: row.points }),
  };
}
