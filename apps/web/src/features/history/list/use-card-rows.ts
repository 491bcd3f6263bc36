import type { Session } from '@daedap/contract/interviews';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo } from 'react';
import { keepHeights, keptHeights } from './kept-heights.ts';
import { rowsOf } from './rows-of.ts';
import { useColumns } from './use-columns.ts';
import { usePageTop } from './use-page-top.ts';
import { withNeighbours } from './with-neighbours.ts';

/** Pixels, until a row has been measured. */
const likelyHeight = 232;
export const rowGap = 16;
/** Rows above and below what is seen. */
const spareRows = 3;

type Options = {
  readonly name: string;
  readonly sessions: readonly Session[];
  /** The session whose card has the focus. */
  readonly focused: number | null;
  /** The last rows are close: time for the next page. */
  readonly onNearEnd?: (() => void) | undefined;
};

/** The rows of a long list that are worth having in the page: those in sight, and those around the focus. */
export function useCardRows({ name, sessions, focused, onNearEnd }: Options) {
  const columns = useColumns();
  const rows = rowsOf(sessions, columns);
  const { top, ref } = usePageTop();
  const list = `${name} ${columns} ${window.innerWidth}`;
  const focusedRow = rows.findIndex((row) => row.some(({ id }) => id === focused));
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    gap: rowGap,
    overscan: spareRows,
    scrollMargin: top,
    rangeExtractor: useMemo(() => withNeighbours(focusedRow), [focusedRow]),
    initialMeasurementsCache: keptHeights(list),
    estimateSize: () => likelyHeight,
    getItemKey: (index) => rows[index]?.[0]?.id ?? index,
    onChange: ({ range }) => {
      if (range && range.endIndex >= rows.length - spareRows) onNearEnd?.();
    },
  });
  useEffect(() => () => keepHeights(list, virtualizer.takeSnapshot()), [list, virtualizer]);
  return { columns, rows, virtualizer, top, ref };
}
