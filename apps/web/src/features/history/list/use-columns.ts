import { useMediaQuery } from '#/lib/use-media-query.ts';

/** Cards beside each other: one on a phone, two on a tablet, three where there is room. */
export function useColumns(): number {
  const two = useMediaQuery('(min-width: 40rem)');
  const three = useMediaQuery('(min-width: 64rem)');
  return three ? 3 : two ? 2 : 1;
}
