import { getBankQuestions } from '@daedap/contract/calls/bank-questions';
import type { difficulties, MainCategory } from '@daedap/contract/categories';
import type { Language } from '@daedap/contract/languages';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callForRows } from '#/lib/api/call.ts';

/** What of the bank is shown. Null means everything. */
export type BankFilter = {
  readonly language: Language;
  readonly category: MainCategory | null;
  readonly subCategory: string | null;
  readonly difficulty: (typeof difficulties)[number] | null;
  readonly q: string;
};

/** The questions of the bank that fit, page after page. What was shown stays until its successor is there. */
export const bankQuery = (filter: BankFilter) =>
  infiniteQueryOptions({
    queryKey: ['bank-questions', filter],
    queryFn: ({ signal, pageParam }) =>
      callForRows(getBankQuestions, 'questions', { query: queryOf(filter, pageParam), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // The bank changes with a new version of the server only.
    staleTime: Infinity,
    retry: false,
  });

const queryOf = (
  { language, category, subCategory, difficulty, q }: BankFilter,
  cursor: string | null,
) => ({
  language,
  ...(category && { category }),
  ...(subCategory !== null && { subCategory }),
  ...(difficulty && { difficulty }),
  ...(q !== '' && { q }),
  ...(cursor !== null && { cursor }),
});
