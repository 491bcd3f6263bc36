import { swipe } from '@daedap/contract/constants/navigation';

/** Which sideways movements of one finger a screen keeps from the browser. */
export type SwipeRule =
  /** Every one. */
  | 'all'
  /** To the right, which goes back; to the left is free. */
  | 'back'
  /** From an edge of the screen, or across much of it. */
  | 'edgesAndLarge';

export type Point = { readonly x: number; readonly y: number };

/** `width`: of the screen that the points lie on. */
export type Movement = { readonly from: Point; readonly to: Point; readonly width: number };

export function judgeSwipe(rule: SwipeRule, { from, to, width }: Movement): 'allow' | 'block' {
  const across = to.x - from.x;
  const far = Math.abs(across);
  const isSwipe = far > swipe.startPx && far > Math.abs(to.y - from.y);
  if (!isSwipe) return 'allow';
  switch (rule) {
    case 'all':
      return 'block';
    case 'back':
      return across >= swipe.actionPx ? 'block' : 'allow';
    case 'edgesAndLarge': {
      const atEdge = from.x <= swipe.edgePx || from.x >= width - swipe.edgePx;
      return atEdge || far >= swipe.largePx ? 'block' : 'allow';
    }
  }
}
