import { getExample, getOutline, getScript } from '@daedap/contract/calls/practice';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** An answer that the server has. */
export type PractisedAnswer = {
  readonly questionId: number;
  readonly answerId: number;
  readonly text: string;
};

/** What a part of the panel gets: the answer, and the level of its own headings. */
export type PartProps = { readonly answer: PractisedAnswer; readonly level: 3 | 4 };

/** The service worker may have a copy, also without a network. */
const settings = { retry: false, networkMode: 'always' } as const;

const refOf = ({ questionId, answerId }: PractisedAnswer) => ({
  params: { questionId: String(questionId) },
  query: { answerId: String(answerId) },
});

export const exampleQuery = (answer: PractisedAnswer) =>
  queryOptions({
    queryKey: ['practice', 'example', answer.answerId, answer.text],
    queryFn: async ({ signal }) => (await call(getExample, { ...refOf(answer), signal })).example,
    staleTime: Number.POSITIVE_INFINITY,
    ...settings,
  });

export const outlineQuery = (answer: PractisedAnswer) =>
  queryOptions({
    queryKey: ['practice', 'outline', answer.answerId, answer.text],
    queryFn: async ({ signal }) => (await call(getOutline, { ...refOf(answer), signal })).outline,
    staleTime: Number.POSITIVE_INFINITY,
    ...settings,
  });

export const scriptQuery = (questionId: number) =>
  queryOptions({
    queryKey: ['practice', 'script', questionId],
    queryFn: async ({ signal }) => {
      const params = { questionId: String(questionId) };
      return (await call(getScript, { params, signal })).script;
    },
    ...settings,
  });
