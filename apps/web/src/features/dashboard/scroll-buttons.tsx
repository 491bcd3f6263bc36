import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { IconButton } from '#/ui/icon-button.tsx';
import { BackIcon } from '#/ui/icons.tsx';
import type { ScrollPlace } from './use-scroll-place.ts';

type Props = {
  readonly place: ScrollPlace;
  readonly onMove: (direction: -1 | 1) => void;
};

const directions = [
  { name: 'previous', step: -1, end: 'start', turn: '' },
  { name: 'next', step: 1, end: 'end', turn: 'rotate-180' },
] as const;

/** For mice on wide screens; a finger swipes and the keyboard walks from card to card. */
export function ScrollButtons({ place, onMove }: Props) {
  const { t } = useTranslation();
  if (place === 'whole') return null;
  return (
    <div className="hidden gap-1 md:flex">
      {directions.map(({ name, step, end, turn }) => (
        <span key={name} className={place === end ? 'opacity-40' : ''}>
          <IconButton
            label={t(`dashboard.recent.${name}`)}
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
