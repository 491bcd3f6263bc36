import { longPressMs, swipe } from '@daedap/contract/constants/navigation';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

type Press = { readonly x: number; readonly y: number; readonly timer: number };

/** A finger that rests on something. What follows of the same touch, a click or the browser's menu, is swallowed. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<Press | null>(null);
  const swallows = useRef(false);
  const end = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      end();
      swallows.current = false;
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType !== 'touch' || !event.isPrimary || onButton) return;
      const timer = window.setTimeout(() => {
        end();
        swallows.current = true;
        onLongPress();
      }, longPressMs);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!press.current) return;
      const { x, y } = press.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > swipe.startPx) end();
    },
    onPointerUp: end,
    // Scrolling: from here on the browser has the finger.
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || swallows.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swallows.current) return;
      swallows.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
