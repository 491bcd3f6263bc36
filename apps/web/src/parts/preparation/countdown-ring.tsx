import { preparationSeconds } from '@daedap/contract/constants/interview';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { Ring } from '#/ui/ring.tsx';

const looks = {
  small: { size: 112, text: 'text-4xl' },
  large: { size: 208, text: 'text-7xl' },
  tiny: { size: 64, text: 'text-2xl' },
} as const;

type Props = {
  readonly left: number;
  /** Beside an ad it is small, and tiny where the screen is low. */
  readonly look: 'small' | 'large';
};

export function CountdownRing({ left, look }: Props) {
  const { t } = useTranslation();
  const low = useMediaQuery('(height < 40rem)');
  const { size, text } = looks[low && look === 'small' ? 'tiny' : look];
  return (
    <Ring
      size={size}
      part={left / preparationSeconds}
      label={t('preparation.secondsLeft', { seconds: left })}
    >
      <span className={text}>{left}</span>
    </Ring>
  );
}

/** The end of the plain countdown. */
export function StartWord() {
  const { t } = useTranslation();
  const { size } = looks.large;
  return (
    <Ring size={size} part={0} label={t('preparation.go')}>
      <span className="text-5xl text-score-green">{t('preparation.go')}</span>
    </Ring>
  );
}
