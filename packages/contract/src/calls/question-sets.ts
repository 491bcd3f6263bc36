import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { maxId } from '../constants/storage.ts';
import { idText } from '../ids.ts';
import { questionSet, setContent } from '../question-sets.ts';

export const getQuestionSets = defineCall({
  method: 'GET',
  path: '/api/practice/question-sets',
  summary: "The user's sets of questions, the one that changed last first",
  access: 'user',
  status: 200,
  response: success({ sets: z.array(questionSet) }),
  errors: [],
});

export const createQuestionSet = defineCall({
  method: 'POST',
  path: '/api/practice/question-sets',
  summary: 'Keep a new set. A repeated key returns the set that was stored first',
  access: 'user',
  body: setContent.extend({ key: z.uuid() }),
  status: 201,
  response: success({ set: questionSet }),
  errors: ['SET_LIMIT'],
});

const oneSet = {
  path: '/api/practice/question-sets/:setId',
  access: 'user',
  params: z.object({ setId: idText }),
  status: 200,
} as const;

export const saveQuestionSet = defineCall({
  ...oneSet,
  method: 'POST',
  summary: 'Replace a set, unless it has changed since `version`',
  body: setContent.extend({
    version: z
      .int()
      .positive()
      .max(maxId - 1),
  }),
  response: success({ set: questionSet }),
  errors: ['NOT_FOUND', 'SET_CHANGED'],
});

export const deleteQuestionSet = defineCall({
  ...oneSet,
  method: 'DELETE',
  summary: 'Delete a set',
  response: success({}),
  errors: ['NOT_FOUND'],
});
