import type { Question } from '@daedap/contract/interviews';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

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
  };
}
