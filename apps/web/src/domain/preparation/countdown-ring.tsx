import { preparationSeconds } from '@daedap/contract/constants/interview';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { Ring } from '#/ui/ring.tsx';
import { useTexts } from './texts.ts';

const looks = {
  large: { size: 208, text: 'text-7xl', word: 'text-5xl' },
  small: { size: 112, text: 'text-4xl', word: 'text-2xl' },
  tiny: { size: 64, text: 'text-2xl', word: 'text-base' },
} as const;

type Props = {
  readonly left: number;
  /** Seconds of the whole ring. */
  readonly of?: number;
  /** Small beside an ad; one size smaller on a low screen. */
  readonly look: 'small' | 'large';
};

const smaller = { small: 'tiny', large: 'small' } as const;

/** How large a ring is on this screen. */
function useLook(look: Props['look']) {
  const low = useMediaQuery('(height < 40rem)');
  return looks[low ? smaller[look] : look];
}

export function CountdownRing({ left, of = preparationSeconds, look }: Props) {
  const { t } = useTexts();
  const { size, text } = useLook(look);
  return (
    <Ring size={size} part={left / of} label={t('preparation.secondsLeft', { seconds: left })}>
      <span className={text}>{left}</span>
    </Ring>
  );
}

/** The end of the plain countdown. */
export function StartWord() {
  const { t } = useTexts();
  const { size, word } = useLook('large');
  return (
    <Ring size={size} part={0} label={t('preparation.go')}>
      <span className={`${word} text-score-green`}>{t('preparation.go')}</span>
    </Ring>
  );
}

/** Read out by screen readers when it changes. Do not pass every second. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className="sr-only" aria-live="polite">
      {text}
    </p>
  );
}
