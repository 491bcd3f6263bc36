import { buttonClass } from '#/ui/button-style.ts';
import { useTexts } from './texts.ts';

type Props = { readonly pressed: boolean; readonly onToggle: () => void };

/** Marks an answer that should not get lost. */
export function StarAnswer({ pressed, onToggle }: Props) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={buttonClass({ variant: 'secondary' })}
      onClick={onToggle}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill={pressed ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        className={pressed ? 'text-score-amber' : ''}
        aria-hidden="true"
      >
        <path d="m12 3.5 2.6 5.3 5.9.9-4.2 4.1 1 5.8-5.3-2.7-5.3 2.7 1-5.8-4.2-4.1 5.9-.9L12 3.5Z" />
      </svg>
      {t('feedback.star')}
    </button>
  );
}
