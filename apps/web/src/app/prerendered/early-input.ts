type Press = { readonly type: 'click' | 'submit'; readonly target: HTMLElement };

/** What boot.js has held back: presses of buttons and sent forms. */
function readPresses(): Press[] {
  const held: unknown = Reflect.get(window, 'earlyPresses');
  return Array.isArray(held) ? held : [];
}

export const hasPresses = (): boolean => readPresses().length > 0;

/** Does what was pressed, in its order. A button that was pressed several times in a row counts once. */
export function repeatPresses(): void {
  const presses = readPresses();
  const once = presses.filter(({ target }, place) => target !== presses[place + 1]?.target);
  presses.length = 0;
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
    delete waiting.dataset['waiting'];
  }
  for (const { type, target } of once) {
    if (!target.isConnected) continue;
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
}

/**
 * Remembers what is typed until the app runs: a form of the app begins with empty fields. The returned function types it
 * again.
 */
export function keepTyped(root: HTMLElement): () => void {
  const typed = new Map<HTMLInputElement, string>();
  const remember = (field: HTMLInputElement) => void typed.set(field, field.value);
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) remember(target);
  };
  root.addEventListener('input', onInput, true);
  // What the browser or a password manager filled in before this ran.
  for (const field of root.querySelectorAll('input')) if (field.value !== '') remember(field);
  return () => {
    root.removeEventListener('input', onInput, true);
    for (const [field, value] of typed) {
      if (field.isConnected && field.value !== value) typeAgain(field, value);
    }
  };
}

function typeAgain(field: HTMLInputElement, value: string): void {
  // The element's own setter: React replaces it, and would take what that one sets for something it has rendered.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
