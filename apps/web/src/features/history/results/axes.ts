const centre = { x: 110, y: 98 };
const radius = 72;

type Place = { readonly x: number; readonly y: number };

/** Where a value from 0 to 100 stands on an axis: the first points up, the others follow clockwise. */
export function placeOf(axis: number, value: number): Place {
  const angle = (axis / 3) * 2 * Math.PI - Math.PI / 2;
  const length = (radius * Math.min(100, Math.max(0, value))) / 100;
  return { x: centre.x + length * Math.cos(angle), y: centre.y + length * Math.sin(angle) };
}

/** The `points` of a polygon through one value on each axis. */
export const triangleOf = (values: readonly [number, number, number]): string =>
  values
    .map((value, axis) => placeOf(axis, value))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
