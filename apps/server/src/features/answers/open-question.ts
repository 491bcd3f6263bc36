import type { interviewConfig } from '@daedap/contract/answer-fields';
import { defaultInterview, subCategories } from '@daedap/contract/categories';
import {
  defaultAnswerSeconds,
  defaultExpectedAnswerSeconds,
  fallbackQuestion,
  maxQuestions,
  preparationSeconds,
} from '@daedap/contract/constants/interview';
import type { SessionRef } from '@daedap/contract/ids';
import { defaultFormat, defaultMode } from '@daedap/contract/interview-modes';
import type { Language } from '@daedap/contract/languages';
import type { OwnPoint } from '@daedap/contract/own-questions';
import type { User } from '@daedap/contract/users';
import type { Insertable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError, validationError } from '../../http/app-error.ts';
import * as sessions from '../sessions/repository.ts';

/** Which question an answer is for: what the three calls for answers have in common. */
export type AnswerTarget = {
  sessionId: SessionRef;
  questionId: number;
  questionText?: string | undefined;
  questionType?: Insertable<Schema['questions']>['question_type'] | undefined;
  questionPoints?: readonly OwnPoint[] | undefined;
  expectedDuration?: number | undefined;
  interviewConfig?: z.output<typeof interviewConfig>;
  retake?: boolean | undefined;
};

type LockedSession = NonNullable<Awaited<ReturnType<typeof sessions.lockSession>>>;

/** Locks the session of an answer. A session that only the client knew is created, even beyond the limit. */
export async function openSession(
  trx: Transaction<Schema>,
  clock: Clock,
  user: User,
  target: AnswerTarget,
  language: Language,
): Promise<LockedSession> {
  const id =
    typeof target.sessionId === 'number'
      ? target.sessionId
      : await openClientSession(trx, clock, user, target.sessionId, target, language);
  const session = await sessions.lockSession(trx, id);
  if (!session || session.user_id !== user.id) throw new AppError('NOT_FOUND');
  return session;
}

async function openClientSession(
  trx: Transaction<Schema>,
  clock: Clock,
  user: User,
  clientId: string,
  target: AnswerTarget,
  language: Language,
): Promise<number> {
  const config = target.interviewConfig ?? {};
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
      mode: config.mode ?? defaultMode,
      format: config.format ?? defaultFormat,
      preparation_seconds: config.preparationSeconds ?? preparationSeconds,
      source: config.source ?? 'bank',
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      // A no-op update, because `do nothing` would not return the existing row.
      conflict.columns(['user_id', 'client_id']).doUpdateSet({ client_id: clientId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the question of an answer. A question that the session does not have is added with its text. */
export async function openQuestion(
  trx: Transaction<Schema>,
  clock: Clock,
  session: LockedSession,
  target: AnswerTarget,
): Promise<number> {
  const questions = await trx
    .selectFrom('questions')
    .select(['id', 'number', 'text'])
    .where('session_id', '=', session.id)
    .orderBy('number')
    .execute();
  const text = target.questionText;
  const byId = questions.find((question) => question.id === target.questionId);
  const byText = questions.find((question) => question.text === text);
  // Sample questions have ids of the client, which may equal one of ours by accident.
  const idIsFromClient = session.client_id !== null || text === fallbackQuestion;
  const own = idIsFromClient && text !== undefined ? byText : (byId ?? byText);
  if (own) return own.id;
  if (text === undefined) throw new AppError('NOT_FOUND');
  if (questions.length >= maxQuestions) throw validationError({ questionText: 'invalidValue' });
  const [added] = await sessions.insertQuestions(trx, [
    {
      session_id: session.id,
      number: questions.length + 1,
      text,
      question_type: target.questionType ?? 'general',
      expected_duration: target.expectedDuration || defaultExpectedAnswerSeconds,
      points: JSON.stringify(target.questionPoints ?? []),
      created_at: clock.now(),
    },
  ]);
  if (!added) throw new AppError('INTERNAL');
  await sessions.recountQuestions(trx, session.id);
  return added.id;
}
