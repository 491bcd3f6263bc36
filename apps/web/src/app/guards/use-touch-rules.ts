import { useEffect } from 'react';
import { guardSwipes } from '#/lib/swipe-guard.ts';
import { blockMenusAndDrags } from '#/lib/context-menu-guard.ts';
import type { findRule } from './route-rules.ts';
import './touch-rules.css';

/** Blocks the touch and mouse gestures that this page does not allow. The style sheet uses the returned attributes. */
export function useTouchRules({ swipes, still }: ReturnType<typeof findRule>) {
  useEffect(() => guardSwipes(swipes), [swipes]);
  useEffect(() => (still ? blockMenusAndDrags() : undefined), [still]);
  return { 'data-swipe-rule': swipes, 'data-still': still || undefined };
}
