import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The rows in sight, and the row that has the focus with its neighbours: Tab goes on to the next card even where the
 * focus has been scrolled out of sight.
 */
export const withNeighbours =
  (focusedRow: number) =>
  (range: Range): number[] => {
    const around = focusedRow < 0 ? [] : [focusedRow - 1, focusedRow, focusedRow + 1];
    const inside = around.filter((row) => row >= 0 && row < range.count);
    return [...new Set([...defaultRangeExtractor(range), ...inside])].toSorted((a, b) => a - b);
  };
