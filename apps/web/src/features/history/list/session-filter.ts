import { mainCategories } from '@daedap/contract/categories';
import { sessionSearchMaxCharacters } from '@daedap/contract/constants/interview';
import { sessionSorts } from '@daedap/contract/pagination';
import { useSearchParams } from '#/lib/router/hooks.ts';
import { z } from 'zod';

const text = z
  .string()
  .transform((typed) => typed.trim().slice(0, sessionSearchMaxCharacters).toWellFormed());

/** The filter in the address. An invalid value counts as missing. */
const shape = z.object({
  category: z.enum(mainCategories).optional().catch(undefined),
  sort: z.enum(sessionSorts).catch('newest'),
  q: text.catch(''),
});

export type SessionFilter = z.output<typeof shape>;

/** The filter lives in the address: a reload and a shared link show the same list. */
export function useSessionFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const change = (changed: Partial<SessionFilter>) =>
    setSearch((now) => writeFilter(now, { ...readFilter(now), ...changed }), {
      replace: true,
      keepScroll: true,
    });
  return { filter, change };
}

export function readFilter(search: URLSearchParams): SessionFilter {
  return shape.parse(Object.fromEntries(search));
}

/** Writes only what differs from the default. Other parameters of the address stay. */
export function writeFilter(search: URLSearchParams, filter: SessionFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  const { category = '', q } = filter;
  const values = { category, sort: filter.sort === 'newest' ? '' : filter.sort, q };
  for (const [name, value] of Object.entries(values)) {
    written.delete(name);
    if (value !== '') written.append(name, value);
  }
  return written;
}

/** Whether the filter may leave sessions out. */
export const isNarrowed = ({ category, q }: SessionFilter): boolean =>
  category !== undefined || q !== '';
