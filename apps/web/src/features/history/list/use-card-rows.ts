import type { Session } from '@daedap/contract/interviews';
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '#/lib/use-media-query.ts';

/** In pixels, until a row has been measured. */
const likelyHeight = 232;
export const rowGap = 16;
/** Rows above and below the visible ones. */
const spareRows = 3;

/** Row heights by list. Without them a list that is rendered again is shorter than its scroll position. */
const savedHeights = new Map<string, readonly VirtualItem[]>();

type Options = {
  readonly name: string;
  readonly sessions: readonly Session[];
  /** The session whose card has the focus. */
  readonly focused: number | null;
  /** Called when the last rows are close: time for the next page. */
  readonly onNearEnd?: (() => void) | undefined;
};

/** The rows of a long list that are in the page: the visible ones and those around the focus. */
export function useCardRows({ name, sessions, focused, onNearEnd }: Options) {
  const columns = useColumns();
  const rows = splitIntoRows(sessions, columns);
  const { top, ref } = usePageTop();
  const list = `${name} ${columns} ${window.innerWidth}`;
  const focusedRow = rows.findIndex((row) => row.some(({ id }) => id === focused));
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    gap: rowGap,
    overscan: spareRows,
    scrollMargin: top,
    // Without it the first render has no rows, and they are rendered in one go once the list has been measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useMemo(() => addFocusedRows(focusedRow), [focusedRow]),
    initialMeasurementsCache: [...(savedHeights.get(list) ?? [])],
    estimateSize: () => likelyHeight,
    getItemKey: (index) => rows[index]?.[0]?.id ?? index,
  });
  // It decides about its range here.
  const items = virtualizer.getVirtualItems();
  const { range } = virtualizer;
  const isNearEnd = range !== null && range.endIndex >= rows.length - spareRows;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);
  useEffect(
    () => () => {
      savedHeights.set(list, virtualizer.takeSnapshot());
    },
    [list, virtualizer],
  );
  return { columns, rows, items, virtualizer, top, ref };
}

export function splitIntoRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = [];
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns));
  return rows;
}

/** One column on a phone, two on a tablet, three on a wide screen. */
function useColumns(): number {
  const two = useMediaQuery('(min-width: 40rem)');
  const three = useMediaQuery('(min-width: 64rem)');
  return three ? 3 : two ? 2 : 1;
}

/** The distance of an element from the top of the page, measured again when the page changes its size. */
function usePageTop() {
  const [top, setTop] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setTop(pageTopOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { top, ref };
}

function pageTopOf(element: HTMLElement): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop;
  }
  return top;
}

/**
 * The visible rows, and the focused row with its neighbours: Tab reaches the next card even when the focus has been
 * scrolled out of sight.
 */
export const addFocusedRows =
  (focusedRow: number) =>
  (range: Range): number[] => {
    const around = focusedRow < 0 ? [] : [focusedRow - 1, focusedRow, focusedRow + 1];
    const inside = around.filter((row) => row >= 0 && row < range.count);
    return [...new Set([...defaultRangeExtractor(range), ...inside])].toSorted((a, b) => a - b);
  };
