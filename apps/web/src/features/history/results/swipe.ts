import { swipe } from '@daedap/contract/constants/navigation';

export type Point = { readonly x: number; readonly y: number };

/** Pixels to the side; 0 while it is no gesture yet, and for a scroll. */
export function drawnOf(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.abs(x) > swipe.startPx && Math.abs(x) > Math.abs(y) ? x : 0;
}

/** 1 to the next answer (drawn to the left), -1 to the one before, 0 to none. */
export function stepOf(from: Point, to: Point): -1 | 0 | 1 {
  const drawn = drawnOf(from, to);
  if (Math.abs(drawn) < swipe.actionPx) return 0;
  return drawn < 0 ? 1 : -1;
}
