import { IconButton } from './icon-button.tsx';
import { BackIcon } from './icons.tsx';
import type { ScrollPlace } from './use-scroll-place.ts';

export type ScrollLabels = { readonly previous: string; readonly next: string };

type Props = {
  readonly place: ScrollPlace;
  readonly labels: ScrollLabels;
  readonly onMove: (direction: -1 | 1) => void;
};

const directions = [
  { name: 'previous', step: -1, end: 'start', turn: '' },
  { name: 'next', step: 1, end: 'end', turn: 'rotate-180' },
] as const;

/** For mice on wide screens; a finger swipes and the keyboard walks from card to card. */
export function ScrollButtons({ place, labels, onMove }: Props) {
  if (place === 'whole') return null;
  return (
    <div className="hidden gap-1 md:flex">
      {directions.map(({ name, step, end, turn }) => (
        <span key={name} className={place === end ? 'opacity-40' : ''}>
          <IconButton
            label={labels[name]}
            aria-disabled={place === end}
            onClick={() => onMove(step)}
          >
            <span className={turn}>
              <BackIcon />
            </span>
          </IconButton>
        </span>
      ))}
    </div>
  );
}
