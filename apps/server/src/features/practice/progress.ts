import { fewestProgressAnswers, progressAnswers } from '@daedap/contract/constants/practice';
import { type Habit, habits } from '@daedap/contract/drills';
import { weakestHabit } from '@daedap/contract/habits';
import type { Progress } from '@daedap/contract/practice';
import type { User } from '@daedap/contract/users';
import { findSession } from '../sessions/find-session.ts';
import { presentSession } from '../sessions/presenters.ts';
import * as repository from './repository.ts';
import { type PracticeDeps, toAnswer } from './service.ts';

/** Competences need more answers than habits: each answer has one of twenty. */
const readAnswers = 200;

/** How the user's newest answers were: habits in the last ten, and each competence in the last ten that look for it. */
export async function getProgress(deps: PracticeDeps, user: User): Promise<{ progress: Progress }> {
  const newest = await repository.findNewestAnswers(deps.db, user.id, readAnswers);
  const answers = newest.slice(0, progressAnswers);
  const found = await deps.coach.habits(answers.map(toAnswer));
  const lines = habitLines(found);
  const weakest = weakestHabit(lines);
  const place = weakest === null ? -1 : placeToPractise(answers, found, weakest);
  return {
    progress: {
      habits: lines,
      competences: await competencesOf(deps, newest),
      retake: place < 0 ? null : await retakeOf(deps, user, answers[place]!),
    },
  };
}

/** Oldest first. */
export const habitLines = (newestFirst: readonly Record<Habit, boolean | null>[]) =>
  habits.map((name) => ({ name, shown: newestFirst.map((answer) => answer[name]).toReversed() }));

type AnswerRow = Awaited<ReturnType<typeof repository.findNewestAnswers>>[number];

/** The newest answer without the habit. A follow-up alone makes no sense. */
const placeToPractise = (
  answers: readonly AnswerRow[],
  found: readonly Record<Habit, boolean | null>[],
  habit: Habit,
) =>
  answers.findIndex(
    ({ follows_question_id }, index) =>
      follows_question_id === null && found[index]?.[habit] === false,
  );

async function competencesOf(deps: PracticeDeps, newest: readonly AnswerRow[]) {
  const names = await deps.coach.competences(newest.map((row) => toAnswer(row).question));
  const named = newest.flatMap(({ score }, index) => {
    const name = names[index];
    return name && score !== null ? [{ name, score }] : [];
  });
  return [...Map.groupBy(named, ({ name }) => name.en).values()]
    .filter((group) => group.length >= fewestProgressAnswers)
    .map((group) => ({
      name: group[0]!.name,
      scores: group
        .slice(0, progressAnswers)
        .map(({ score }) => score)
        .toReversed(),
    }));
}

async function retakeOf(deps: PracticeDeps, user: User, row: AnswerRow) {
  const session = presentSession(await findSession(deps.db, user.id, row.session_id));
  const { mainCategory, subCategory, difficulty } = session;
  return {
    session,
    answer: {
      questionId: row.question_id,
      questionNumber: row.number,
      questionType: row.question_type,
      question: { question: row.question, mainCategory, subCategory, difficulty },
      expectedDuration: row.expected_duration,
      score: row.score,
    },
  };
}
