import { difficulties, mainCategories, subCategories } from '@daedap/contract/categories';
import {
  difficultyNames,
  mainCategoryNames,
  subCategoryNames,
} from '@daedap/contract/category-names';
import { sessionSearchMaxCharacters } from '@daedap/contract/constants/interview';
import { languages } from '@daedap/contract/languages';
import { useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { TextField } from '#/ui/text-field.tsx';
import type { BankFilter } from './bank-query.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly filter: BankFilter;
  readonly onChange: (filter: BankFilter) => void;
};

/** In a select, which has no null. */
const all = 'all';

export function BankFilterForm({ filter, onChange }: Props) {
  const { t, language } = useTexts();
  const [text, setText] = useState(filter.q);
  const everything = { value: all, label: t('bank.all') } as const;
  const subs = filter.category === null ? [] : subCategories[filter.category];
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of 2022 do not know the tag
      role="search"
      aria-label={t('bank.title')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filter, q: text.trim() });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('bank.category')}
          value={filter.category ?? all}
          choices={[
            everything,
            ...mainCategories.map((value) => ({
              value,
              label: mainCategoryNames[value][language],
            })),
          ]}
          onChange={(value) =>
            onChange({ ...filter, category: value === all ? null : value, subCategory: null })
          }
        />
        {subs.length > 1 && (
          <SelectField<string>
            label={t('bank.subCategory')}
            value={filter.subCategory ?? all}
            choices={[
              everything,
              ...subs.map((value) => ({ value, label: subCategoryNames[value][language] })),
            ]}
            onChange={(value) => onChange({ ...filter, subCategory: value === all ? null : value })}
          />
        )}
        <SelectField
          label={t('bank.difficulty')}
          value={filter.difficulty ?? all}
          choices={[
            everything,
            ...difficulties.map((value) => ({ value, label: difficultyNames[value][language] })),
          ]}
          onChange={(value) => onChange({ ...filter, difficulty: value === all ? null : value })}
        />
        <SelectField
          label={t('bank.language')}
          value={filter.language}
          choices={languages.map((value) => ({ value, label: t(`bank.languages.${value}`) }))}
          onChange={(value) => onChange({ ...filter, language: value })}
        />
      </div>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            type="search"
            enterKeyHint="search"
            label={t('bank.search')}
            value={text}
            maxLength={sessionSearchMaxCharacters}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('bank.find')}
        </Button>
      </div>
    </form>
  );
}
