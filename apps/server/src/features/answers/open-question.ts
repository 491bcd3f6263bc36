import type { interviewConfig } from '@daedap/contract/answer-fields';
import { defaultInterview, subCategories } from '@daedap/contract/categories';
import {
  defaultAnswerSeconds,
  defaultExpectedAnswerSeconds,
  fallbackQuestion,
  maxQuestions,
} from '@daedap/contract/constants/interview';
import type { SessionRef } from '@daedap/contract/ids';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import type { Insertable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError, validationError } from '../../http/app-error.ts';
import * as sessions from '../sessions/repository.ts';

/** What the three calls have in common. */
export type Asked = {
  sessionId: SessionRef;
  questionId: number;
  questionText?: string | undefined;
  questionType?: Insertable<Schema['questions']>['question_type'] | undefined;
  expectedDuration?: number | undefined;
  interviewConfig?: z.output<typeof interviewConfig>;
  retake?: boolean | undefined;
};

type LockedSession = NonNullable<Awaited<ReturnType<typeof sessions.lockSession>>>;

/** The session of the answer, locked. One that only the client knew is made, past the limit if need be. */
export async function openSession(
  trx: Transaction<Schema>,
  clock: Clock,
  user: User,
  asked: Asked,
  language: Language,
): Promise<LockedSession> {
  const id =
    typeof asked.sessionId === 'number'
      ? asked.sessionId
      : await openClientSession(trx, clock, user, asked.sessionId, asked, language);
  const session = await sessions.lockSession(trx, id);
  if (!session || session.user_id !== user.id) throw new AppError('NOT_FOUND');
  return session;
}

async function openClientSession(
  trx: Transaction<Schema>,
  clock: Clock,
  user: User,
  clientId: string,
  asked: Asked,
  language: Language,
): Promise<number> {
  const config = asked.interviewConfig ?? {};
  const mainCategory = config.mainCategory ?? defaultInterview.mainCategory;
  const known: readonly string[] = subCategories[mainCategory];
  const subCategory =
    config.subCategory && known.includes(config.subCategory)
      ? config.subCategory
      : subCategories[mainCategory][0];
  const { id } = await trx
    .insertInto('interview_sessions')
    .values({
      user_id: user.id,
      client_id: clientId,
      main_category: mainCategory,
      sub_category: subCategory,
      difficulty: config.difficulty ?? defaultInterview.difficulty,
      question_count: config.questionCount ?? 1,
      time_per_question: config.timePerQuestion ?? defaultAnswerSeconds,
      language: config.language ?? language,
      enable_ads: config.enableAds ?? true,
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      // Changes nothing, but lets an existing row be returned.
      conflict.columns(['user_id', 'client_id']).doUpdateSet({ client_id: clientId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The question of the answer. One that is not of the session is added to it, by its text. */
export async function openQuestion(
  trx: Transaction<Schema>,
  clock: Clock,
  session: LockedSession,
  asked: Asked,
): Promise<number> {
  const questions = await trx
    .selectFrom('questions')
    .select(['id', 'number', 'text'])
    .where('session_id', '=', session.id)
    .orderBy('number')
    .execute();
  const text = asked.questionText;
  const byId = questions.find((question) => question.id === asked.questionId);
  const byText = questions.find((question) => question.text === text);
  // The ids of sample questions are the client's: they say nothing where they meet one of ours by accident.
  const idIsTheirs = session.client_id !== null || text === fallbackQuestion;
  const own = idIsTheirs && text !== undefined ? byText : (byId ?? byText);
  if (own) return own.id;
  if (text === undefined) throw new AppError('NOT_FOUND');
  if (questions.length >= maxQuestions) throw validationError({ questionText: 'invalidValue' });
  const [added] = await sessions.insertQuestions(trx, [
    {
      session_id: session.id,
      number: questions.length + 1,
      text,
      question_type: asked.questionType ?? 'general',
      expected_duration: asked.expectedDuration || defaultExpectedAnswerSeconds,
      created_at: clock.now(),
    },
  ]);
  if (!added) throw new AppError('INTERNAL');
  await sessions.recountQuestions(trx, session.id);
  return added.id;
}
