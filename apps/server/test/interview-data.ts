import type { Insertable, Kysely } from 'kysely';
import type { AnswersTable } from '../src/database/interview-tables.ts';
import type { Schema } from '../src/database/schema.ts';

type Row<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

export type InterviewData = {
  session?: Row<'interview_sessions'>;
  /** How many, or what is particular about each of them; three unless told. */
  questions?: number | Row<'questions'>[];
  /** In the order they were given. Each is for the question of its place unless `question`, from 1, says another. */
  answers?: (Row<'answers'> & { question?: number })[];
  /** With one the session is completed. */
  analysis?: Row<'analyses'> | true;
};

const defaultTime = new Date('2026-11-14T01:00:00.000Z');

/** An interview as the server would have stored it: 80 for each answer, and the newest attempt at a question counts. */
export async function insertInterview(
  db: Kysely<Schema>,
  userId: number,
  data: InterviewData = {},
): Promise<{ sessionId: number; questionIds: number[]; answerIds: number[] }> {
  const questions = listOf(data.questions ?? 3);
  const at = data.session?.created_at ?? defaultTime;
  const { id: sessionId } = await db
    .insertInto('interview_sessions')
    .values({
      user_id: userId,
      main_category: 'job',
      sub_category: 'it',
      difficulty: 'beginner',
      question_count: questions.length,
      time_per_question: 10,
      created_at: at,
      ...(data.answers?.length && { status: 'in_progress' }),
      ...(data.analysis && { status: 'completed', completed_at: at }),
      ...data.session,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questionIds: number[] = [];
  for (const [index, question] of questions.entries()) {
    questionIds.push(await insertQuestion(db, sessionId, index + 1, question));
  }
  const answerIds: number[] = [];
  for (const row of answerRows(data.answers ?? [], { userId, sessionId, questionIds, at })) {
    const { id } = await db
      .insertInto('answers')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    answerIds.push(id);
  }
  if (data.analysis) {
    const particular = data.analysis === true ? {} : data.analysis;
    await db
      .insertInto('analyses')
      .values({ ...analysisOf(sessionId), created_at: at, ...particular })
      .execute();
  }
  return { sessionId, questionIds, answerIds };
}

function listOf(questions: number | Row<'questions'>[]): Row<'questions'>[] {
  return typeof questions === 'number' ? Array.from({ length: questions }, () => ({})) : questions;
}

async function insertQuestion(
  db: Kysely<Schema>,
  sessionId: number,
  number: number,
  particular: Row<'questions'>,
): Promise<number> {
  const { id } = await db
    .insertInto('questions')
    .values({
      session_id: sessionId,
      number,
      text: `질문 ${number}`,
      question_type: 'general',
      expected_duration: 30,
      ...particular,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Place = { userId: number; sessionId: number; questionIds: number[]; at: Date };

function answerRows(
  answers: NonNullable<InterviewData['answers']>,
  place: Place,
): Insertable<AnswersTable>[] {
  const placed = answers.map(({ question, ...particular }, index) => ({
    number: question ?? index + 1,
    particular,
  }));
  return placed.map(({ number, particular }, index) => {
    const later = placed.slice(index + 1).filter((other) => other.number === number);
    const counts = !particular.retake && later.every((other) => other.particular.retake);
    return answerRow(place, number, { counts, ...particular });
  });
}

function answerRow(
  { userId, sessionId, questionIds, at }: Place,
  number: number,
  particular: Row<'answers'>,
): Insertable<AnswersTable> {
  return {
    user_id: userId,
    session_id: sessionId,
    question_id: questionIds[number - 1]!,
    source: 'text',
    counts: true,
    retake: false,
    data_size: 100,
    answer_text: `답변 ${number}`,
    duration: 8,
    created_at: at,
    ...judgement(particular),
    ...particular,
  };
}

/** An answer that nobody could judge has no scores. */
function judgement({ analysis_status: status = 'completed', score = 80 }: Row<'answers'>) {
  if (status !== 'completed') return {};
  return {
    analysis_status: status,
    score,
    relevance_score: score,
    clarity_score: score,
    depth_score: score,
    feedback: '좋아요.',
    strengths: JSON.stringify(['구체적이에요']),
    improvements: JSON.stringify(['결론을 먼저 말해보세요']),
    keywords: JSON.stringify(['협업']),
    engine: 'embedded' as const,
    processing_ms: 5,
  };
}

function analysisOf(sessionId: number): Insertable<Schema['analyses']> {
  return {
    session_id: sessionId,
    overall_score: 80,
    overall_feedback: '고르게 좋았어요.',
    overall_strengths: JSON.stringify(['구체적이에요']),
    overall_improvements: JSON.stringify(['결론을 먼저 말해보세요']),
    detailed_recommendations: JSON.stringify(['한 문장으로 시작해보세요']),
    category_performance: JSON.stringify({
      job: { score: 80, strengths: ['구체적이에요'], improvements: [] },
    }),
    completed_questions: 3,
    avg_relevance_score: 80,
    avg_clarity_score: 80,
    avg_depth_score: 80,
    engine: 'embedded',
  };
}
