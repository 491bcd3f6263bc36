import type { VirtualItem } from '@tanstack/react-virtual';

const heights = new Map<string, readonly VirtualItem[]>();

/** Rows as tall as they were: without it, a list that is drawn anew is not yet as long as the place in it. */
export function keepHeights(list: string, rows: readonly VirtualItem[]): void {
  heights.set(list, rows);
}

export function keptHeights(list: string): VirtualItem[] {
  return [...(heights.get(list) ?? [])];
}
