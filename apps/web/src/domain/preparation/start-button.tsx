import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { useTexts } from './texts.ts';

export function StartButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts();
  return (
    <button
      ref={focusWhenFree}
      type="button"
      onClick={onClick}
      className="min-h-14 w-full max-w-sm rounded-control bg-score-green px-6 py-2 text-lg font-bold text-paper transition-opacity enter hover:opacity-90"
    >
      {t('preparation.start')}
    </button>
  );
}
