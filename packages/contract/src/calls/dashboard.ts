import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { type MainCategory, mainCategories } from '../categories.ts';
import { id } from '../ids.ts';
import {
  anything,
  lenientCount,
  lenientNumber,
  lenientText,
  lenientTime,
  openEnum,
} from '../lenient.ts';
import { timeZone } from '../time-zone.ts';

const noSessions = { count: 0, avgScore: 0 };
const categoryFigures = z.object({ count: lenientCount(), avgScore: lenientCount() });

/** The reader takes the categories that it knows. A missing category has no sessions. */
const categoryStats = z
  .codec(anything, z.record(z.enum(mainCategories), categoryFigures), {
    decode: (value) => {
      const given = new Map(Object.entries(value ?? {}));
      const figuresOf = (category: MainCategory) =>
        categoryFigures.safeParse(given.get(category)).data ?? noSessions;
      return {
        university: figuresOf('university'),
        job: figuresOf('job'),
        personality: figuresOf('personality'),
        pressure: figuresOf('pressure'),
      };
    },
    encode: (stats) => stats,
  })
  .meta({ type: 'object', description: 'By main category: count, avgScore' });

export const getDashboardStats = defineCall({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Totals, streak and category figures; days are those of `tz`',
  access: 'user',
  query: z.object({ tz: timeZone }),
  status: 200,
  response: success({
    totalSessions: lenientCount(),
    /** The mean of completed sessions; 0 without any. */
    averageScore: lenientCount(),
    bestScore: lenientCount(),
    currentStreak: lenientCount(),
    todayCompleted: lenientCount(),
    categoryStats,
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
        mainCategory: openEnum(mainCategories),
        subCategory: lenientText,
        score: lenientNumber,
        createdAt: lenientTime,
        totalQuestions: lenientCount(),
        completedQuestions: lenientCount(),
      }),
    ),
  }),
  errors: [],
});
