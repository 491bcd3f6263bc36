import { mainCategories } from '@daedap/contract/categories';
import { mainCategoryNames } from '@daedap/contract/category-names';
import { sessionSearchMaxCharacters } from '@daedap/contract/constants/interview';
import { sessionSorts } from '@daedap/contract/pagination';
import { useId } from 'react';
import { IconButton } from '#/ui/button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { TextField } from '#/ui/text-field.tsx';
import type { SessionFilter } from './session-filter.ts';
import { useTexts } from './texts.ts';
import type { SearchText } from './use-search-text.ts';

type Props = {
  readonly filter: SessionFilter;
  readonly search: SearchText;
  readonly onChange: (changed: Partial<SessionFilter>) => void;
};

export function FilterForm({ filter, search, onChange }: Props) {
  const { t, language } = useTexts();
  const categories = [
    { value: '', label: t('records.filters.all') } as const,
    ...mainCategories.map((value) => ({ value, label: mainCategoryNames[value][language] })),
  ];
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of 2022 do not know the tag
      role="search"
      aria-label={t('records.filters.label')}
      className="@container"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
    >
      <div className="grid grid-cols-2 gap-3 @max-3xs:grid-cols-1 md:grid-cols-[1fr_11rem_11rem]">
        {/* Our button replaces the browser's own, which is too small to press. */}
        <div className="col-span-2 @max-3xs:col-span-1 md:col-span-1 [&_input::-webkit-search-cancel-button]:hidden">
          <TextField
            type="search"
            enterKeyHint="search"
            label={t('records.filters.search')}
            placeholder={t('records.filters.placeholder')}
            maxLength={sessionSearchMaxCharacters}
            value={search.text}
            onChange={({ currentTarget }) => search.type(currentTarget.value)}
            end={
              search.text !== '' && (
                <IconButton
                  label={t('records.filters.clearSearch')}
                  onClick={({ currentTarget }) => {
                    search.empty();
                    onChange({ q: '' });
                    // The button disappears; the user goes on typing.
                    currentTarget.parentElement?.querySelector('input')?.focus();
                  }}
                >
                  <CloseIcon />
                </IconButton>
              )
            }
          />
        </div>
        <SelectField
          label={t('records.filters.category')}
          value={filter.category ?? ''}
          choices={categories}
          onChange={(chosen) => onChange({ category: chosen === '' ? undefined : chosen })}
        />
        <SelectField
          label={t('records.filters.sort')}
          value={filter.sort}
          choices={sessionSorts.map((value) => ({ value, label: t(`records.filters.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </form>
  );
}

type SelectFieldProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** A native select: phones show their own picker. */
function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = choices[currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
          className="min-h-[50px] w-full appearance-none truncate rounded-control border border-line-strong bg-surface pr-10 pl-4 text-base"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft">
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </span>
      </div>
    </div>
  );
}
