import { mainCategories } from '@daedap/contract/categories';
import { sessionSearchMaxCharacters } from '@daedap/contract/constants/interview';
import { sessionSorts } from '@daedap/contract/pagination';
import { z } from 'zod';

const text = z
  .string()
  .transform((typed) => typed.trim().slice(0, sessionSearchMaxCharacters).toWellFormed());

/** What the address asks for. What nobody could have chosen counts as not said. */
const shape = z.object({
  category: z.enum(mainCategories).optional().catch(undefined),
  sort: z.enum(sessionSorts).catch('newest'),
  q: text.catch(''),
});

export type RecordFilter = z.output<typeof shape>;

export function readFilter(search: URLSearchParams): RecordFilter {
  return shape.parse(Object.fromEntries(search));
}

/** Only what differs from the list as it is. Other words of the address stay. */
export function writeFilter(search: URLSearchParams, filter: RecordFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  const { category = '', q } = filter;
  const values = { category, sort: filter.sort === 'newest' ? '' : filter.sort, q };
  for (const [name, value] of Object.entries(values)) {
    written.delete(name);
    if (value !== '') written.append(name, value);
  }
  return written;
}

/** Whether some interviews are left out. */
export const isNarrowed = ({ category, q }: RecordFilter): boolean =>
  category !== undefined || q !== '';
