import { progressAnswers, shownMonths, summaryAnswers } from '@daedap/contract/constants/practice';
import type { MonthSummary } from '@daedap/contract/practice';
import type { User } from '@daedap/contract/users';
import { refuseUnknownTimeZone } from '../../http/app-error.ts';
import { presentAttempt } from '../answers/presenters.ts';
import * as repository from './months-repository.ts';
import { habitLines } from './progress.ts';
import { type PracticeDeps, toAnswer } from './service.ts';

export async function getMonths({ db }: PracticeDeps, user: User, timeZone: string) {
  const months = await repository
    .findMonths(db, user.id, timeZone, shownMonths)
    .catch(refuseUnknownTimeZone);
  return { months };
}

/** What a month was like. A month without answers has a summary too: an empty one. */
export async function getMonthSummary(
  { db, coach }: PracticeDeps,
  user: User,
  month: string,
  timeZone: string,
): Promise<{ summary: MonthSummary }> {
  const ref = { month, timeZone };
  const [days, interviews, previousScore, newest, best] = await Promise.all([
    repository.sumByDay(db, user.id, ref),
    repository.countInterviews(db, user.id, ref),
    repository.meanBefore(db, user.id, ref),
    repository.findNewestIn(db, user.id, ref, progressAnswers),
    repository.findBestIn(db, user.id, ref, summaryAnswers),
  ]).catch(refuseUnknownTimeZone);
  const total = (key: 'answers' | 'score_sum') => days.reduce((sum, day) => sum + day[key], 0);
  const answers = total('answers');
  return {
    summary: {
      month,
      interviews,
      days: days.length,
      answers,
      averageScore: answers === 0 ? null : Math.round(total('score_sum') / answers),
      previousScore,
      trend: days.map((day) => ({
        day: day.day,
        score: Math.round(day.score_sum / day.answers),
        answers: day.answers,
      })),
      habits: habitLines(await coach.habits(newest.map(toAnswer))),
      best: best.map(presentBest),
    },
  };
}

type BestRow = Awaited<ReturnType<typeof repository.findBestIn>>[number];

/** Where the video is and how it was said stay with the answer's own page. */
function presentBest(row: BestRow): MonthSummary['best'][number] {
  const { answerVideoPath: _, delivery: __, ...answer } = presentAttempt(row);
  return {
    ...answer,
    questionId: row.question_id,
    questionType: row.question_type,
    question: {
      question: row.question_text,
      mainCategory: row.main_category,
      subCategory: row.sub_category,
      difficulty: row.difficulty,
    },
    expectedDuration: row.expected_duration,
  };
}
