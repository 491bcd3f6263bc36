import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { paperQuestion, paperQuestionsRequest } from '../paper-questions.ts';

export const makePaperQuestions = defineCall({
  method: 'POST',
  path: '/api/practice/paper-questions',
  summary:
    'Questions that the configured language model makes of masked papers; null without one, or when it fails',
  access: 'user',
  limit: 'generations',
  body: paperQuestionsRequest,
  status: 200,
  response: success({ questions: z.array(paperQuestion).nullable() }),
  errors: [],
});
