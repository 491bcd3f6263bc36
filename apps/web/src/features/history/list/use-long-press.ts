import { longPressMs, swipe } from '@daedap/contract/constants/navigation';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

type Press = { readonly x: number; readonly y: number; readonly timer: number };

/** Detects a long touch. Suppresses the click and the context menu that the same touch may cause. */
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
    // The browser took the touch over for scrolling.
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
