import { useCallback, useSyncExternalStore } from 'react';

/** Where a row stands that can be scrolled sideways; `whole` when all of it is seen. */
export type ScrollPlace = 'whole' | 'start' | 'middle' | 'end';

/** Browsers round scroll positions on screens with fractional pixels. */
const slackPx = 2;

function placeOf(row: HTMLElement | null): ScrollPlace {
  if (row === null) return 'whole';
  const hidden = row.scrollWidth - row.clientWidth;
  if (hidden <= slackPx) return 'whole';
  if (row.scrollLeft <= slackPx) return 'start';
  return row.scrollLeft >= hidden - slackPx ? 'end' : 'middle';
}

export function useScrollPlace(row: HTMLElement | null): ScrollPlace {
  const subscribe = useCallback(
    (listener: () => void) => {
      row?.addEventListener('scroll', listener, { passive: true });
      window.addEventListener('resize', listener);
      return () => {
        row?.removeEventListener('scroll', listener);
        window.removeEventListener('resize', listener);
      };
    },
    [row],
  );
  return useSyncExternalStore(subscribe, () => placeOf(row));
}
