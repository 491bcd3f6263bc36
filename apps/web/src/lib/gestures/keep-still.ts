const fields = 'input, textarea, select, [contenteditable]';
const inField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(fields) !== null;

const opensMenu = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Browsers that know say so: no pointer, or no button. */
const saysKeyboard = (event: MouseEvent) =>
  event.button === -1 || ('pointerType' in event && event.pointerType === '');

/**
 * No menu by mouse or long press, nothing dragged away. The keys that open a menu go on doing so. Calling what it
 * returns ends that.
 */
export function keepStill(): () => void {
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
      if (!inField(event.target) && !byKey && !saysKeyboard(event)) event.preventDefault();
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
