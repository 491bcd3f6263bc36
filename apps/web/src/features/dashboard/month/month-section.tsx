import { pages } from '@daedap/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { monthName, monthsQuery } from './month-query.ts';
import { useTexts } from './texts.ts';

/** Leads to the summary of a month with answers. Nothing while there is none. */
export function MonthSection() {
  const { t } = useTexts();
  const { data: months } = useQuery(monthsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? months?.[0];
  if (!months || month === undefined) return null;
  return (
    <Card title={t('month.title')}>
      <p className="text-pretty text-ink-soft">{t('month.text')}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-44 flex-1 sm:max-w-60">
          <SelectField
            label={t('month.choose')}
            value={month}
            choices={months.map((value) => ({ value, label: monthName(value) }))}
            onChange={setChosen}
          />
        </div>
        <ButtonLink variant="secondary" size="large" to={`${pages.month}?month=${month}`}>
          {t('month.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
