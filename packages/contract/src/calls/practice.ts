import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { scriptText } from '../answer-fields.ts';
import { idText } from '../ids.ts';
import {
  answerOutline,
  drillResult,
  exampleAnswer,
  month,
  monthSummary,
  progress,
  review,
  script,
} from '../practice.ts';
import { practicePlan } from '../practice-plan.ts';
import { timeZone } from '../time-zone.ts';

/** A question that the user has answered, and which attempt at it is meant: the newest one unless told. */
const answeredQuestion = {
  params: z.object({ questionId: idText }),
  query: z.object({ answerId: idText.optional() }),
} as const;

export const getExample = defineCall({
  method: 'GET',
  path: '/api/practice/questions/:questionId/example',
  summary: 'An example answer to a question that the user has answered; null if there is none',
  access: 'user',
  ...answeredQuestion,
  status: 200,
  response: success({ example: exampleAnswer.nullable() }),
  errors: ['NOT_FOUND'],
});

export const getOutline = defineCall({
  method: 'GET',
  path: '/api/practice/questions/:questionId/outline',
  summary: "The user's answer in a better order and in their own words, with open slots",
  access: 'user',
  ...answeredQuestion,
  status: 200,
  response: success({ outline: answerOutline }),
  errors: ['NOT_FOUND'],
});

const scriptOfQuestion = {
  path: '/api/practice/questions/:questionId/script',
  access: 'user',
  params: z.object({ questionId: idText }),
  status: 200,
  errors: ['NOT_FOUND'],
} as const;

export const getScript = defineCall({
  ...scriptOfQuestion,
  method: 'GET',
  summary: 'What the user wants to say to this question, whenever it is asked in the same words',
  response: success({ script: script.nullable() }),
  errors: [],
});

export const saveScript = defineCall({
  ...scriptOfQuestion,
  method: 'POST',
  summary: 'Keep a script for the question; it replaces the one before',
  body: z.object({ text: scriptText }),
  response: success({ script }),
});

export const deleteScript = defineCall({
  ...scriptOfQuestion,
  method: 'DELETE',
  summary: 'Delete the script of the question, if there is one',
  response: success({}),
});

export const getReviews = defineCall({
  method: 'GET',
  path: '/api/practice/reviews',
  summary: 'Questions that come back, the earliest first; days are those of `tz`',
  access: 'user',
  query: z.object({ tz: timeZone }),
  status: 200,
  response: success({ reviews: z.array(review) }),
  errors: [],
});

export const starAnswer = defineCall({
  method: 'POST',
  path: '/api/practice/answers/:answerId/star',
  summary: 'Mark an answer as important, or take the mark away; a marked one comes back',
  access: 'user',
  params: z.object({ answerId: idText }),
  body: z.object({ starred: z.boolean() }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});

export const getProgress = defineCall({
  method: 'GET',
  path: '/api/practice/progress',
  summary: 'Habits and competences in the newest answers',
  access: 'user',
  status: 200,
  response: success({ progress }),
  errors: [],
});

export const getMonths = defineCall({
  method: 'GET',
  path: '/api/practice/months',
  summary: 'The months with scored answers, newest first; days are those of `tz`',
  access: 'user',
  query: z.object({ tz: timeZone }),
  status: 200,
  response: success({ months: z.array(month) }),
  errors: [],
});

export const getMonthSummary = defineCall({
  method: 'GET',
  path: '/api/practice/month-summary',
  summary: 'What a month of practice was like; days are those of `tz`',
  access: 'user',
  query: z.object({ month, tz: timeZone }),
  status: 200,
  response: success({ summary: monthSummary }),
  errors: [],
});

export const getDrills = defineCall({
  method: 'GET',
  path: '/api/practice/questions/:questionId/drills',
  summary: 'Which drills an answer of the user passes',
  access: 'user',
  ...answeredQuestion,
  status: 200,
  response: success({ drills: z.array(drillResult) }),
  errors: ['NOT_FOUND'],
});

const plan = { path: '/api/practice/plan', access: 'user', status: 200, errors: [] } as const;

export const getPlan = defineCall({
  ...plan,
  method: 'GET',
  summary: 'When the user wants to practise, and the day of the interview',
  response: success({ plan: practicePlan.nullable() }),
});

export const savePlan = defineCall({
  ...plan,
  method: 'POST',
  summary: 'Keep a plan; it replaces the one before',
  body: practicePlan,
  response: success({ plan: practicePlan }),
});

export const deletePlan = defineCall({
  ...plan,
  method: 'DELETE',
  summary: 'Delete the plan, if there is one',
  response: success({}),
});
