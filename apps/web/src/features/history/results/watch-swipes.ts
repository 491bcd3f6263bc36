import { swipe } from '@daedap/contract/constants/navigation';

/** A touch on these is for them. */
const ownTouch = 'video, audio, input, textarea, select';

/** With a mouse, text can be selected and controls pressed; everything else can be dragged. */
const ownMouse = `${ownTouch}, a, button, label, summary, p, li, q, h2, h3, dt, dd, [role=button], [data-text]`;

type Point = { readonly x: number; readonly y: number };

/** Watches swipes by touch and drags by mouse over an element, until the returned function is called. */
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
    if (from) draw(swipeDistance(from, at));
  };
  const cancel = () => {
    from = null;
    draw(0);
  };
  const end = (at: Point) => {
    const step = from ? swipeStep(from, at) : 0;
    cancel();
    if (step !== 0) onStep(step);
  };

  const { signal } = ending;
  const passive = { signal, passive: true };
  const touch = (handle: (at: Point) => void) => (event: TouchEvent) => {
    const [finger] = event.changedTouches;
    // Two fingers zoom the page.
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
  // The browser took the touch over for scrolling.
  element.addEventListener('touchcancel', cancel, passive);

  element.addEventListener(
    'mousedown',
    (event) => {
      if (event.button !== 0 || isIn(event.target, ownMouse)) return;
      // Otherwise the drag would select text.
      event.preventDefault();
      begin(pointOf(event));
    },
    { signal },
  );
  // The mouse may leave the element during the drag.
  window.addEventListener('mousemove', (event) => move(pointOf(event)), passive);
  window.addEventListener('mouseup', (event) => end(pointOf(event)), passive);

  return () => {
    ending.abort();
    draw(0);
  };
}

/** The horizontal distance in pixels; 0 for short moves and for scrolling. */
export function swipeDistance(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.abs(x) > swipe.startPx && Math.abs(x) > Math.abs(y) ? x : 0;
}

/** 1 to the next answer (a swipe to the left), -1 to the previous one, 0 for no swipe. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const distance = swipeDistance(from, to);
  if (Math.abs(distance) < swipe.actionPx) return 0;
  return distance < 0 ? 1 : -1;
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const pointOf = ({ clientX: x, clientY: y }: Pick<Touch, 'clientX' | 'clientY'>): Point => ({
  x,
  y,
});
