import { afterEach, describe, expect, test } from 'vitest';
import { blockMenusAndDrags } from './context-menu-guard.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** jsdom creates no touch events. */
function touch(kind: string, target: Element, points: readonly (readonly [number, number])[]) {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  Object.assign(event, { touches });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

function add(html: string): Element {
  document.body.innerHTML = html;
  const added = document.querySelector('[data-target]');
  if (!added) throw new Error('no target');
  return added;
}

describe('context menu and dragging', () => {
  const menu = (target: Element, details: object) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries(details))
      Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('blocks the menu of mouse, pen and finger, but not of the keyboard or of fields', () => {
    const target = add('<p data-target>기록</p>');
    stop = blockMenusAndDrags();
    for (const pointerType of ['mouse', 'touch', 'pen']) {
      expect(menu(target, { pointerType })).toBe(true);
    }
    expect(menu(target, { pointerType: '' })).toBe(false);
    // How Chromium reports the keyboard.
    expect(menu(target, { pointerType: 'mouse', button: -1 })).toBe(false);
    expect(menu(add('<input data-target />'), { pointerType: 'mouse' })).toBe(false);
    stop();
    expect(menu(add('<p data-target></p>'), { pointerType: 'mouse' })).toBe(false);
  });

  test('recognises the keyboard’s menu by its keys where the browser does not report the pointer', () => {
    const target = add('<p data-target>기록</p>');
    stop = blockMenusAndDrags();
    const key = (init: KeyboardEventInit) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    expect(menu(target, { button: 2 })).toBe(true);
    key({ key: 'ContextMenu' });
    expect(menu(target, { button: 0 })).toBe(false);
    touch('touchstart', target, [[10, 10]]);
    expect(menu(target, { button: 0 })).toBe(true);
    key({ key: 'F10', shiftKey: true });
    expect(menu(target, { button: 0 })).toBe(false);
    key({ key: 'F10' });
    expect(menu(target, { button: 0 })).toBe(true);
  });

  test('blocks dragging except out of fields', () => {
    const dragged = (target: Element) =>
      !target.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true }));
    stop = blockMenusAndDrags();
    expect(dragged(add('<a href="/x" data-target>기록</a>'))).toBe(true);
    expect(dragged(add('<input data-target />'))).toBe(false);
  });
});
