import { useSearchParams } from 'react-router';
import { type RecordFilter, readFilter, writeFilter } from './record-filter.ts';

/** The filter lives in the address: a reload and a shared link show the same list. */
export function useRecordFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const change = (changed: Partial<RecordFilter>) =>
    setSearch((now) => writeFilter(now, { ...readFilter(now), ...changed }), {
      replace: true,
      preventScrollReset: true,
    });
  return { filter, change };
}
