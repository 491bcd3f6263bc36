import { z } from 'zod';
import { makeLookup } from '../lookup.ts';
import { type QuestionKind, questionKinds } from '../question-kind.ts';
import type { NextQuestion } from './texts.ts';

const topicKinds = [
  'action',
  'result',
  'reason',
  'number',
  'otherSide',
  'reflection',
  'example',
] as const;

const topicQuestion = z.object({
  kind: z.enum(topicKinds),
  /** Words of questions about the topic, and words of answers that may have said it: regular expressions. */
  after: z.string(),
  said: z.string(),
  question: z.string(),
  start: z.string(),
});

const topicFile = z.record(z.enum(questionKinds), z.array(topicQuestion));

/** Reads what an interviewer asks next about a topic, whatever the answer was. */
export function readTopicQuestions(file: unknown): {
  readonly [kind in QuestionKind]: readonly NextQuestion[];
} {
  const topics = topicFile.parse(file);
  return makeLookup(questionKinds, (kind) =>
    topics[kind].map(({ after, said, ...next }) =>
      Object.assign(next, { after: new RegExp(after, 'i'), said: new RegExp(said, 'i') }),
    ),
  );
}
