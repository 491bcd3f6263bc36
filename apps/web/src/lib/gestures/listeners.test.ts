import { afterEach, describe, expect, test, vi } from 'vitest';
import { guardSwipes } from './guard-swipes.ts';
import type { SwipeRule } from './judge-swipe.ts';
import { keepStill } from './keep-still.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** jsdom makes no touches of its own. */
function touch(kind: string, target: Element, points: readonly (readonly [number, number])[]) {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  Object.assign(event, { touches });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

function swiped(rule: SwipeRule, target: Element, across: number, fingers = 1) {
  stop();
  stop = guardSwipes(rule);
  const at = (x: number) => Array.from({ length: fingers }, () => [x, 200] as const);
  touch('touchstart', target, at(400));
  return touch('touchmove', target, at(400 + across));
}

function add(html: string): Element {
  document.body.innerHTML = html;
  const added = document.querySelector('[data-target]');
  if (!added) throw new Error('no target');
  return added;
}

describe('swipes', () => {
  test('a swipe is kept from the browser until the guard goes', () => {
    const target = add('<p data-target>질문</p>');
    expect(swiped('all', target, 60)).toBe(true);
    stop();
    touch('touchstart', target, [[400, 200]]);
    expect(touch('touchmove', target, [[460, 200]])).toBe(false);
  });

  test('two fingers enlarge, and a page that is enlarged can be moved about', () => {
    const target = add('<p data-target>질문</p>');
    expect(swiped('all', target, 60, 2)).toBe(false);
    vi.stubGlobal('visualViewport', { scale: 2 });
    expect(swiped('all', target, 60)).toBe(false);
  });

  test.each([
    '<input type="range" data-target />',
    '<textarea data-target></textarea>',
    '<video data-target></video>',
    '<div data-swipes><p data-target></p></div>',
  ])('has swipes of its own: %s', (html) => {
    expect(swiped('all', add(html), 300)).toBe(false);
  });

  test('a list that scrolls sideways does so as far as it goes', () => {
    const target = add('<ul style="overflow-x: auto"><li data-target>1</li></ul>');
    const list = target.parentElement;
    if (!list) throw new Error('no list');
    Object.defineProperties(list, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } });
    expect(swiped('all', target, -120)).toBe(false);
    expect(swiped('all', target, 120)).toBe(true);
    list.scrollLeft = 200;
    expect(swiped('all', target, -120)).toBe(true);
    expect(swiped('all', target, 120)).toBe(false);
  });
});

describe('a page that keeps still', () => {
  const menu = (target: Element, details: object) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries(details))
      Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('no menu by mouse, pen or finger; the keyboard’s opens, and those of fields', () => {
    const target = add('<p data-target>기록</p>');
    stop = keepStill();
    for (const pointerType of ['mouse', 'touch', 'pen']) {
      expect(menu(target, { pointerType })).toBe(true);
    }
    expect(menu(target, { pointerType: '' })).toBe(false);
    // Chromium's word for the keyboard.
    expect(menu(target, { pointerType: 'mouse', button: -1 })).toBe(false);
    expect(menu(add('<input data-target />'), { pointerType: 'mouse' })).toBe(false);
    stop();
    expect(menu(add('<p data-target></p>'), { pointerType: 'mouse' })).toBe(false);
  });

  test('a browser that does not say: the keys that open a menu have just been pressed', () => {
    const target = add('<p data-target>기록</p>');
    stop = keepStill();
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

  test('nothing is dragged away, except out of fields', () => {
    const dragged = (target: Element) =>
      !target.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true }));
    stop = keepStill();
    expect(dragged(add('<a href="/x" data-target>기록</a>'))).toBe(true);
    expect(dragged(add('<input data-target />'))).toBe(false);
  });
});
