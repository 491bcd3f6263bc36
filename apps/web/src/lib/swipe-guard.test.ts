import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SwipeRule } from '@daedap/contract/pages';
import { decideSwipe, guardSwipes } from './swipe-guard.ts';

/** A swipe from `x` by that many pixels across and down, on a screen 360 px wide. */
const decide = (rule: SwipeRule, x: number, across: number, down = 0) =>
  decideSwipe(rule, { from: { x, y: 300 }, to: { x: x + across, y: 300 + down }, width: 360 });

test.each(['all', 'back', 'edgesAndLarge'] as const)(
  '%s allows 10 px and vertical movements',
  (rule) => {
    expect(decide(rule, 5, 10)).toBe('allow');
    expect(decide(rule, 5, 200, 201)).toBe('allow');
    expect(decide(rule, 5, 200, -201)).toBe('allow');
  },
);

test('blocks both directions from 11 px in an interview and on the history page', () => {
  expect(decide('all', 180, 11)).toBe('block');
  expect(decide('all', 180, -11)).toBe('block');
});

test('blocks only back swipes from 50 px in the setup', () => {
  expect(decide('back', 180, 49)).toBe('allow');
  expect(decide('back', 180, 50)).toBe('block');
  expect(decide('back', 5, 50)).toBe('block');
  expect(decide('back', 355, -300)).toBe('allow');
});

describe('elsewhere', () => {
  test.each([
    [50, 'block'],
    [51, 'allow'],
    [309, 'allow'],
    [310, 'block'],
  ])('a swipe that starts at %i px: %s', (x, decision) => {
    expect(decide('edgesAndLarge', x, 11)).toBe(decision);
    expect(decide('edgesAndLarge', x, -11)).toBe(decision);
  });

  test('blocks large swipes from 100 px', () => {
    expect(decide('edgesAndLarge', 180, 99)).toBe('allow');
    expect(decide('edgesAndLarge', 180, 100)).toBe('block');
    expect(decide('edgesAndLarge', 180, -100)).toBe('block');
  });
});

describe('listening to touches', () => {
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

  test('blocks swipes until the guard is removed', () => {
    const target = add('<p data-target>질문</p>');
    expect(swiped('all', target, 60)).toBe(true);
    stop();
    touch('touchstart', target, [[400, 200]]);
    expect(touch('touchmove', target, [[460, 200]])).toBe(false);
  });

  test('allows pinching, and panning a zoomed page', () => {
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
  ])('leaves swipes to %s', (html) => {
    expect(swiped('all', add(html), 300)).toBe(false);
  });

  test('lets a horizontal list scroll to its ends', () => {
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
