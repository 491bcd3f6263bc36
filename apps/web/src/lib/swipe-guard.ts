import type { SwipeRule } from '@daedap/contract/pages';
import { swipe } from '@daedap/contract/constants/navigation';

type Point = { readonly x: number; readonly y: number };

/** `width`: the width of the screen. */
type Movement = { readonly from: Point; readonly to: Point; readonly width: number };

/** Keeps the browser from turning a swipe into a navigation. Returns a function that ends this. */
export function guardSwipes(rule: SwipeRule): () => void {
  const ending = new AbortController();
  let from: Point | null = null;

  const onStart = (event: TouchEvent) => {
    const finger = onlyFinger(event);
    from = finger && pointOf(finger);
  };
  const onMove = (event: TouchEvent) => {
    const finger = onlyFinger(event);
    if (!finger || !from || !event.cancelable) return;
    const to = pointOf(finger);
    const movement = { from, to, width: document.documentElement.clientWidth };
    if (decideSwipe(rule, movement) === 'allow') return;
    if (!hasOwnSwipes(event.target, to.x - from.x)) event.preventDefault();
  };
  // Not passive: a passive listener may not prevent anything.
  const options = { passive: false, signal: ending.signal };
  document.addEventListener('touchstart', onStart, options);
  document.addEventListener('touchmove', onMove, options);
  return () => ending.abort();
}

/** One finger on a page that is not zoomed. Two fingers zoom, and on a zoomed page one finger pans. */
function onlyFinger({ touches }: TouchEvent): Touch | null {
  if (touches.length !== 1 || (window.visualViewport?.scale ?? 1) > 1.01) return null;
  return touches[0] ?? null;
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

/** Elements that use horizontal swipes themselves: fields, media controls, and those marked with `data-swipes`. */
const swipeable = 'input, textarea, select, video, audio, [contenteditable], [data-swipes]';

function scrollsOn(element: Element, across: number): boolean {
  const room = element.scrollWidth - element.clientWidth;
  if (room < 1) return false;
  const { overflowX } = getComputedStyle(element);
  if (overflowX !== 'auto' && overflowX !== 'scroll') return false;
  // A finger that goes left scrolls to the right.
  return across < 0 ? element.scrollLeft < room - 1 : element.scrollLeft > 1;
}

/** Whether a swipe there moves an element of the page. */
function hasOwnSwipes(target: EventTarget | null, across: number): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(swipeable)) return true;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element === document.body) return false;
    if (scrollsOn(element, across)) return true;
  }
  return false;
}

export function decideSwipe(rule: SwipeRule, { from, to, width }: Movement): 'allow' | 'block' {
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
