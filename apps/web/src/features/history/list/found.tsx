import { Button } from '#/ui/button.tsx';
import type { RecordsView } from './view.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly view: RecordsView;
  readonly narrowed: boolean;
  /** What is shown still answers the question before. */
  readonly late: boolean;
  readonly onClear: () => void;
};

/** How many interviews the filter leaves, said to everyone once it is known, and the way back to all of them. */
export function Found({ view, narrowed, late, onClear }: Props) {
  const { t, language } = useTexts();
  const said = (): string => {
    if (view.status === 'loading' || (narrowed && late)) return t('common.loading');
    if (view.status === 'noMatch') return t('records.noMatch.title');
    if (view.status !== 'shown' || !narrowed) return '';
    const { open, completed, completedCount } = view;
    const number = (open.length + (completedCount ?? completed.length)).toLocaleString(language);
    return t(completedCount === null ? 'records.filters.foundMore' : 'records.filters.found', {
      number,
    });
  };
  const hidden = view.status !== 'shown' || !narrowed;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {/* In the page from the start, so that what it says is announced. */}
      <output className={hidden ? 'sr-only' : 'text-ink-soft tabular-nums'}>{said()}</output>
      {!hidden && (
        <Button variant="quiet" onClick={onClear}>
          {t('records.filters.clear')}
        </Button>
      )}
    </div>
  );
}
