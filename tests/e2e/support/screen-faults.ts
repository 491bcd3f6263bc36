import type { Page } from '@playwright/test';

/** The minimum size of a touch target. */
const smallestTarget = 44;

const controls =
  'a[href], button, select, textarea, input:not([type=hidden]), summary, [role=button], [role=tab]';

/** The faults of the current screen, by kind. Runs in the page. */
function faultsOf({ smallest, selector }: { smallest: number; selector: string }) {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const describe = (element: Element, { width, height, left, top }: DOMRect) =>
    `${name(element)} ${Math.round(width)}×${Math.round(height)} at ${Math.round(left)},${Math.round(top)}`;
  // An open dialog covers everything else.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Whether the element is for screen readers only. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    ((getComputedStyle(element).position === 'absolute' &&
      element.getBoundingClientRect().width <= 1) ||
      isUnseen(element.parentElement));

  /** The element that a finger hits: the label of a field, the card that a link covers. */
  const targetOf = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect();
    if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) {
      return (element.closest('label') ?? element).getBoundingClientRect();
    }
    const after = getComputedStyle(element, '::after');
    if (after.content === 'none' || after.position !== 'absolute') return own;
    const card = element instanceof HTMLElement ? element.offsetParent : null;
    return card?.getBoundingClientRect() ?? own;
  };
  /** A link inside a sentence is only as high as its line. */
  const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline';

  const pressed = [...root.querySelectorAll(selector)].filter(
    (element) => !isUnseen(element) && isShown(element) && element.closest('[inert]') === null,
  );
  const small = [...root.querySelectorAll(selector)]
    .filter((element) => isShown(element) || element.closest('label') !== null)
    .filter((element) => element.checkVisibility() && !isInSentence(element))
    .map((element) => ({ element, box: targetOf(element) }))
    .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < smallest - 0.5)
    .map(({ element, box }) => describe(element, box));

  const layerOf = (element: Element): Element => {
    let at: Element | null = element;
    while (at && at !== root) {
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
      at = at.parentElement;
    }
    return root;
  };
  const boxes = pressed
    .filter((element) => !isInSentence(element))
    .map((element) => ({
      element,
      layer: layerOf(element),
      box: element.getBoundingClientRect(),
    }));
  const overlapping = boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          other.layer === one.layer &&
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1,
      )
      .map(
        (other) => `${describe(one.element, one.box)} and ${describe(other.element, other.box)}`,
      ),
  );

  const blockOf = (element: Element): Element =>
    element.parentElement && ['inline', 'contents'].includes(getComputedStyle(element).display)
      ? blockOf(element.parentElement)
      : element;

  /** How far a text overflows its own box and the boxes that clip it. */
  const cutOf = (parent: Element, text: DOMRect): string | null => {
    const block = blockOf(parent);
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const sideways = Math.max(box.left - text.left, text.right - box.right);
      const upright = Math.max(box.top - text.top, text.bottom - box.bottom);
      if (['auto', 'scroll'].includes(style.overflowX) && at !== document.documentElement)
        return null;
      // A line clamp shows an ellipsis, and the whole text is shown elsewhere.
      if (style.webkitLineClamp !== 'none') return null;
      if (style.overflowX !== 'visible' && sideways > 1) return `${Math.round(sideways)} px of it`;
      if (
        ['hidden', 'clip'].includes(style.overflowY) &&
        at !== document.documentElement &&
        at !== document.body &&
        upright > 2
      )
        return `${Math.round(upright)} px of its height`;
      if (at === block && sideways > 1) return `${Math.round(sideways)} px out of its box`;
    }
    const room = document.documentElement.clientWidth;
    const out = Math.max(-text.left, text.right - room);
    return out > 1 ? `${Math.round(out)} px out of the screen` : null;
  };
  /** A control that covers the text, unless the text only scrolls under it. */
  const coveredBy = (parent: Element, text: DOMRect): string | null => {
    const layer = layerOf(parent);
    const over = boxes.find(
      (control) =>
        control.layer === layer &&
        !control.element.contains(parent) &&
        Math.min(control.box.right, text.right) - Math.max(control.box.left, text.left) > 2 &&
        Math.min(control.box.bottom, text.bottom) - Math.max(control.box.top, text.top) > 8,
    );
    return over ? `under ${describe(over.element, over.box)}` : null;
  };
  const cut: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || isUnseen(parent) || !isShown(parent)) continue;
    // Captions scroll out at the top, like subtitles.
    if (parent.closest('[role=log], svg, option, a[href="#main"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const how = cutOf(parent, box) ?? coveredBy(parent, box);
      if (how === null) continue;
      cut.push(`"${node.textContent.trim().slice(0, 40)}": ${how}`);
      break;
    }
  }
  return { small, overlapping, cut };
}

/** Targets too small for a finger, controls over each other, and texts that are cut off or covered. */
export const faults = (page: Page) =>
  page.evaluate(faultsOf, { smallest: smallestTarget, selector: controls });
