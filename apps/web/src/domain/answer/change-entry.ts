import type { ChangeEntry } from '#/media/store/chunk-rows.ts';

/** What a change is of: the script of a question, or the star of an answer. */
export const scriptOf = (questionId: number) => `script-${questionId}`;
export const starOf = (answerId: number) => `star-${answerId}`;

/** Without a text the script is deleted. */
export const scriptChange = (userId: number, questionId: number, text: string | null) =>
  changeOf(userId, scriptOf(questionId), {
    questionId: String(questionId),
    ...(text !== null && { text }),
  });

export const starChange = (userId: number, answerId: number, starred: boolean) =>
  changeOf(userId, starOf(answerId), { answerId: String(answerId), starred: String(starred) });

/** Each change is an entry of its own: a second tab never overwrites what the first one has written. */
const changeOf = (userId: number, of: string, fields: Record<string, string>): ChangeEntry => ({
  id: `${of}-${crypto.randomUUID()}`,
  userId,
  kind: 'change',
  of,
  fields,
  createdAt: nextMoment(),
});

let lastMoment = 0;

/** Later than every earlier one of this page: two changes in one millisecond keep their order. */
function nextMoment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 0.001);
  return lastMoment;
}
