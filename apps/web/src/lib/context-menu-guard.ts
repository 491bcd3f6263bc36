const fields = 'input, textarea, select, [contenteditable]';
const inField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(fields) !== null;

const opensMenu = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Some browsers report a menu of the keyboard with no pointer type or no button. */
const isFromKeyboard = (event: MouseEvent) =>
  event.button === -1 || ('pointerType' in event && event.pointerType === '');

/**
 * Blocks the context menu of mouse and long press, and dragging. The keys that open a menu still work. Returns a
 * function that ends this.
 */
export function blockMenusAndDrags(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let byKey = false;

  const pressed = () => {
    byKey = false;
  };
  const options = { signal, capture: true, passive: true };
  document.addEventListener('pointerdown', pressed, options);
  document.addEventListener('touchstart', pressed, options);
  document.addEventListener(
    'keydown',
    (event) => {
      byKey = opensMenu(event);
    },
    options,
  );
  document.addEventListener(
    'contextmenu',
    (event) => {
      if (!inField(event.target) && !byKey && !isFromKeyboard(event)) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'dragstart',
    (event) => {
      if (!inField(event.target)) event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}
