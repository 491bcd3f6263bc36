/** What moves sideways by itself: sliders and fields, the bar of a video, and what says so. */
const own = 'input, textarea, select, video, audio, [contenteditable], [data-swipes]';

function scrollsOn(element: Element, across: number): boolean {
  const room = element.scrollWidth - element.clientWidth;
  if (room < 1) return false;
  const { overflowX } = getComputedStyle(element);
  if (overflowX !== 'auto' && overflowX !== 'scroll') return false;
  // A finger that goes left scrolls to the right.
  return across < 0 ? element.scrollLeft < room - 1 : element.scrollLeft > 1;
}

/** Whether a finger there moves something on the page, rather than the page itself. */
export function hasOwnSwipes(target: EventTarget | null, across: number): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(own)) return true;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element === document.body) return false;
    if (scrollsOn(element, across)) return true;
  }
  return false;
}
