import { getExample, getOutline, getScript } from '@daedap/contract/calls/practice';
import type { Script } from '@daedap/contract/practice';
import { queryOptions } from '@tanstack/react-query';
import { waitingScript } from '#/domain/answer/practice-changes.ts';
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

/** `waits`: this device has it, the server not yet. */
export type KeptScript = Script & { readonly waits: boolean };

/** How often it is looked whether a waiting script has been sent, perhaps by another tab. */
const lookAgainMs = 3_000;

/** What this device has not sent yet is newer than what the server has. */
export const scriptQuery = (questionId: number) =>
  queryOptions({
    queryKey: ['practice', 'script', questionId],
    queryFn: async ({ signal }): Promise<KeptScript | null> => {
      const here = await waitingScript(questionId);
      if (here) {
        const { text, updatedAt } = here;
        return text === null ? null : { text, updatedAt, waits: true };
      }
      const params = { questionId: String(questionId) };
      const { script } = await call(getScript, { params, signal });
      return script && { ...script, waits: false };
    },
    refetchInterval: ({ state }) => (state.data?.waits ? lookAgainMs : false),
    ...settings,
  });
