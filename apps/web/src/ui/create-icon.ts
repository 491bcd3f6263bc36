import { createElement } from 'react';

/** The drawing of an icon, as Lucide's files have it. */
type Drawing = { readonly node: readonly (readonly [tag: string, attributes: object])[] };

type Props = { readonly size: number; readonly strokeWidth: number };

/**
 * What Lucide's files call to make a component of a drawing. Lucide's own also takes classes, colours and a context,
 * which we do not use, and is ten times as large. `vite.config.ts` puts this one in its place.
 */
// oxlint-disable-next-line import/no-default-export -- Lucide's has one
export default function createIcon({ node }: Drawing) {
  return ({ size, strokeWidth }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
