import { useId } from 'react';
import type { DimensionFilter } from './marks.ts';
import { useTexts } from './texts.ts';

const filters = ['all', 'relevance', 'clarity', 'depth'] as const satisfies DimensionFilter[];

type Props = {
  readonly value: DimensionFilter;
  readonly onChange: (value: DimensionFilter) => void;
};

/** Which score's words are marked; radio buttons underneath. */
export function DimensionChips({ value, onChange }: Props) {
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('feedback.marks.filter')}</legend>
      <div className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <label
            key={filter}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-line-strong px-4 text-sm transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={filter === value}
              onChange={() => onChange(filter)}
            />
            {t(`feedback.dimensions.${filter}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
