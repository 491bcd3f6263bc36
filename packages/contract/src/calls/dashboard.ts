import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { mainCategories } from '../categories.ts';
import { id } from '../ids.ts';
import { lenientNumber } from '../lenient.ts';
import { timeZone } from '../time-zone.ts';

const count = z.int().nonnegative();
const score = z.int().min(0).max(100);

export const getDashboardStats = defineCall({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Totals, streak and category figures; days are those of `tz`',
  access: 'user',
  query: z.object({ tz: timeZone }),
  status: 200,
  response: success({
    totalSessions: count,
    /** Over completed sessions; 0 when there is none. */
    averageScore: score,
    bestScore: score,
    currentStreak: count,
    todayCompleted: count,
    categoryStats: z.record(z.enum(mainCategories), z.object({ count, avgScore: score })),
  }),
  errors: [],
});

export const getRecentSessions = defineCall({
  method: 'GET',
  path: '/api/dashboard/recent-sessions',
  summary: 'The ten newest sessions',
  access: 'user',
  status: 200,
  response: success({
    sessions: z.array(
      z.object({
        id,
        mainCategory: z.enum(mainCategories),
        subCategory: z.string(),
        score: lenientNumber,
        createdAt: z.iso.datetime(),
        totalQuestions: count,
        completedQuestions: count,
      }),
    ),
  }),
  errors: [],
});
