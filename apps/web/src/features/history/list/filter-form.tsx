import { mainCategories } from '@daedap/contract/categories';
import { mainCategoryNames } from '@daedap/contract/category-names';
import { sessionSearchMaxCharacters } from '@daedap/contract/constants/interview';
import { sessionSorts } from '@daedap/contract/pagination';
import { IconButton } from '#/ui/button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { SelectField } from '#/ui/select-field.tsx';
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
