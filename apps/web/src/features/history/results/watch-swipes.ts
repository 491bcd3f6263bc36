import { swipe } from '@daedap/contract/constants/navigation';
import { drawnOf, type Point, stepOf } from './swipe.ts';

/** A finger on these means them. */
const ownTouch = 'video, audio, input, textarea, select';
/** A mouse selects text and presses controls; everything else can be dragged. */
const ownMouse = `${ownTouch}, a, button, label, summary, p, li, q, h2, h3, dt, dd, [role=button], [data-text]`;

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const pointOf = ({ clientX: x, clientY: y }: Pick<Touch, 'clientX' | 'clientY'>): Point => ({
  x,
  y,
});

/** Swipes by touch and drags by mouse over an element, until the returned function is called. */
export function watchSwipes(element: HTMLElement, onStep: (step: -1 | 1) => void): () => void {
  let from: Point | null = null;
  const ending = new AbortController();

  const draw = (pixels: number) => {
    const shown = Math.max(-swipe.actionPx, Math.min(swipe.actionPx, pixels));
    element.style.translate = shown === 0 ? '' : `${shown}px`;
  };
  const begin = (at: Point) => {
    from = at;
  };
  const move = (at: Point) => {
    if (from) draw(drawnOf(from, at));
  };
  const cancel = () => {
    from = null;
    draw(0);
  };
  const end = (at: Point) => {
    const step = from ? stepOf(from, at) : 0;
    cancel();
    if (step !== 0) onStep(step);
  };

  const { signal } = ending;
  const passive = { signal, passive: true };
  const touch = (handle: (at: Point) => void) => (event: TouchEvent) => {
    const [finger] = event.changedTouches;
    // Two fingers enlarge the page.
    if (event.touches.length > 1 || !finger) cancel();
    else handle(pointOf(finger));
  };
  element.addEventListener(
    'touchstart',
    (event) => {
      if (!isIn(event.target, ownTouch)) touch(begin)(event);
    },
    passive,
  );
  element.addEventListener('touchmove', touch(move), passive);
  element.addEventListener('touchend', touch(end), passive);
  // The browser scrolls instead.
  element.addEventListener('touchcancel', cancel, passive);

  element.addEventListener(
    'mousedown',
    (event) => {
      if (event.button !== 0 || isIn(event.target, ownMouse)) return;
      // Otherwise the drag would select the text that it passes.
      event.preventDefault();
      begin(pointOf(event));
    },
    { signal },
  );
  // The mouse may leave the element on its way.
  window.addEventListener('mousemove', (event) => move(pointOf(event)), passive);
  window.addEventListener('mouseup', (event) => end(pointOf(event)), passive);

  return () => {
    ending.abort();
    draw(0);
  };
}
