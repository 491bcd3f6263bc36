import { render } from '@testing-library/react';
import X from 'lucide-react/icons/x';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

test('draws an icon as Lucide does', () => {
  const Ours = createIcon({
    node: [
      ['path', { d: 'M18 6 6 18', key: 'a' }],
      ['path', { d: 'm6 6 12 12', key: 'b' }],
    ],
  });
  const [theirs, ours] = [X, Ours].map((Icon) => {
    const { container } = render(<Icon size={22} strokeWidth={1.8} />);
    const svg = container.querySelector('svg');
    // For styles of other projects; nothing of ours uses them.
    for (const name of ['class', 'xmlns']) svg?.removeAttribute(name);
    const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);
    return { attributes: attributes.toSorted(), drawing: svg?.innerHTML };
  });
  expect(ours).toEqual(theirs);
});
