import { formatCount } from '#/lib/format.ts';
import { Button } from '#/ui/button.tsx';
import { useTexts } from './texts.ts';
import type { SessionListState } from './use-session-list.ts';

type Props = {
  readonly state: SessionListState;
  readonly narrowed: boolean;
  /** The lists on the page belong to the previous filter. */
  readonly late: boolean;
  readonly onClear: () => void;
};

/** How many sessions match the filter, announced once known, and a button that clears the filter. */
export function MatchCount({ state, narrowed, late, onClear }: Props) {
  const { t } = useTexts();
  const text = (): string => {
    if (state.status === 'loading' || (narrowed && late)) return t('common.loading');
    if (state.status === 'noMatch') return t('records.noMatch.title');
    if (state.status !== 'shown' || !narrowed) return '';
    const { open, completed, completedCount } = state;
    const number = formatCount(open.length + (completedCount ?? completed.length));
    return t(completedCount === null ? 'records.filters.foundMore' : 'records.filters.found', {
      number,
    });
  };
  const hidden = state.status !== 'shown' || !narrowed;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {/* A live region must be in the page before its text for screen readers to announce it. */}
      <output className={hidden ? 'sr-only' : 'text-ink-soft tabular-nums'}>{text()}</output>
      {!hidden && (
        <Button variant="quiet" onClick={onClear}>
          {t('records.filters.clear')}
        </Button>
      )}
    </div>
  );
}
