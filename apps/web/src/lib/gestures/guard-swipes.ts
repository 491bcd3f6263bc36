import { hasOwnSwipes } from './has-own-swipes.ts';
import { judgeSwipe, type Point, type SwipeRule } from './judge-swipe.ts';

/** One finger, on a page that is not enlarged: two fingers enlarge it, and then one moves about in it. */
function onlyFinger({ touches }: TouchEvent): Touch | null {
  if (touches.length !== 1 || (window.visualViewport?.scale ?? 1) > 1.01) return null;
  return touches[0] ?? null;
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

/** Keeps the browser from making a navigation of a swipe. Calling what it returns ends that. */
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
    if (judgeSwipe(rule, movement) === 'allow') return;
    if (!hasOwnSwipes(event.target, to.x - from.x)) event.preventDefault();
  };
  // Not passive: a passive listener may not prevent anything.
  const options = { passive: false, signal: ending.signal };
  document.addEventListener('touchstart', onStart, options);
  document.addEventListener('touchmove', onMove, options);
  return () => ending.abort();
}
