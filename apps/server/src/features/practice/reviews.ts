import { smallestShownEffect } from '@daedap/contract/constants/interview';
import { reviewedAttempts } from '@daedap/contract/constants/practice';
import type { ScoreEffect } from '@daedap/contract/interviews';
import type { Review } from '@daedap/contract/practice';
import { reviewOf } from '@daedap/contract/review-schedule';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { AppError, refuseUnknownTimeZone } from '../../http/app-error.ts';
import { presentSession } from '../sessions/presenters.ts';
import * as repository from './repository.ts';

type Deps = { readonly db: Kysely<Schema> };

/**
 * The questions that come back, the earliest first. They follow from the attempts alone: nothing else is stored, so a
 * deleted answer is forgotten here too. A question is the same whenever it is asked in the same words.
 */
export async function getReviews({ db }: Deps, user: User, timeZone: string) {
  const attempts = await repository
    .findAttempts(db, user.id, timeZone, reviewedAttempts)
    .catch(refuseUnknownTimeZone);
  const scheduled = [...Map.groupBy(attempts, ({ text }) => text).values()].flatMap((newest) => {
    const review = reviewOf(newest.map(toAttempt).toReversed());
    const last = newest[0];
    return review && last ? [{ ...review, last }] : [];
  });
  const ids = [...new Set(scheduled.map(({ last }) => last.session_id))];
  const rows = await repository.findSessions(db, user.id, ids);
  const sessions = new Map(rows.map((row) => [row.id, presentSession(row)]));
  const reviews = scheduled
    .toSorted((one, two) => one.dueDay - two.dueDay || two.last.question_id - one.last.question_id)
    .flatMap(({ last, step, reason, dueDay }): Review[] => {
      // The session may have been deleted a moment ago.
      const session = sessions.get(last.session_id);
      if (!session) return [];
      const { mainCategory, subCategory, difficulty } = session;
      return [
        {
          session,
          answer: {
            questionId: last.question_id,
            questionNumber: last.number,
            questionType: last.question_type,
            question: {
              question: last.text,
              mainCategory,
              subCategory,
              difficulty,
              ...(last.points.length > 0 && { points: last.points }),
            },
            expectedDuration: last.expected_duration,
            score: last.score,
          },
          step,
          reason,
          dueOn: dateOf(dueDay),
        },
      ];
    });
  return { reviews };
}

export async function starAnswer({ db }: Deps, user: User, answerId: number, starred: boolean) {
  if (!(await repository.setStar(db, user.id, answerId, starred))) throw new AppError('NOT_FOUND');
  return {};
}

type AttemptRow = Awaited<ReturnType<typeof repository.findAttempts>>[number];

const toAttempt = ({ day, score, starred, effects, bank_id, points }: AttemptRow) => ({
  day,
  score: score ?? 0,
  starred,
  missedPoint: (bank_id !== null || points.length > 0) && missesPoint(effects),
});

/** Points of the rubric took away so much that the analysis names it. */
function missesPoint(effects: readonly ScoreEffect[]): boolean {
  return effects.some(({ name, points }) => name === 'points' && points <= -smallestShownEffect);
}

const dayMs = 86_400_000;
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
