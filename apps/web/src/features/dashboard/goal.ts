import {
  dailyGoalSessions,
  goalAlmostTherePercent,
  goalWellDonePercent,
} from '@daedap/contract/constants/interview';

/** How far today's practice has come, and what is said about it. */
export function goalOf(todayCompleted: number) {
  const percent = (todayCompleted / dailyGoalSessions) * 100;
  if (percent >= goalWellDonePercent) return { percent, message: 'wellDone' } as const;
  if (percent >= goalAlmostTherePercent) return { percent, message: 'almostThere' } as const;
  return { percent, message: 'keepGoing' } as const;
}
