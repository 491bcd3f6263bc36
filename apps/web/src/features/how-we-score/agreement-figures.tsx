import { keysOf } from '@daedap/contract/keys-of';
import { type Language, languages } from '@daedap/contract/languages';
import type { Agreement } from '#/coach/agreement.ts';
import { translate, useTexts } from './texts.ts';

/** How well the coach agrees with its graders, and who they are. */
export function AgreementFigures({ agreement }: { readonly agreement: Agreement }) {
  const { t, language } = useTexts();
  const { measuredOn, tenSeconds, tricks } = agreement;
  const notes = [
    { name: 'tenSeconds', values: { points: signed(language, tenSeconds.bias) } },
    {
      name: 'tricks',
      values: { total: tricks.total, known: tricks.fooledKnown, unknown: tricks.fooledUnknown },
    },
  ] as const;
  return (
    <div className="max-w-3xl">
      <p className="text-pretty">
        {t('howWeScore.agreement.graders')} <strong>{t('howWeScore.agreement.people')}</strong>
      </p>
      <Figures agreement={agreement} />
      <p className="mt-3 text-sm text-pretty text-ink-soft">{t('howWeScore.agreement.legend')}</p>
      <dl className="mt-6 flex flex-col gap-4">
        {notes.map(({ name, values }) => (
          <div key={name} className="sm:grid sm:grid-cols-[10rem_1fr] sm:gap-6">
            <dt className="font-semibold">{t(`howWeScore.agreement.${name}.name`)}</dt>
            <dd className="text-pretty text-ink-soft">
              {t(`howWeScore.agreement.${name}.text`, values)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">
        {t('howWeScore.agreement.measuredOn', { date: dateOf(language, measuredOn) })}
      </p>
    </div>
  );
}

function Figures({ agreement }: { readonly agreement: Agreement }) {
  const { t, language } = useTexts();
  return (
    <table className="mt-5 w-full text-right tabular-nums">
      <caption className="sr-only">{t('howWeScore.agreement.caption')}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 text-left font-medium">
            <span className="sr-only">{t('howWeScore.agreement.what')}</span>
          </th>
          {languages.map((spoken) => (
            <th key={spoken} scope="col" className="pb-2 pl-4 font-medium whitespace-nowrap">
              {t(`howWeScore.agreement.languages.${spoken}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keysOf(formats).map((row) => (
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-2.5 text-left font-medium text-pretty">
              {t(`howWeScore.agreement.rows.${row}`)}
            </th>
            {languages.map((spoken) => (
              <td key={spoken} className="py-2.5 pl-4 font-bold whitespace-nowrap">
                {formats[row](language, agreement.languages[spoken][row])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Format = (language: Language, value: number) => string;

const correlation: Format = (language, value) => fixed(language, value, 2);

/** The rows of the table, in their order, and how each writes its figure. */
const formats = {
  answers: (language, value) =>
    translate('howWeScore.agreement.count', { number: value.toLocaleString(language) }),
  withRubric: correlation,
  withoutRubric: correlation,
  graders: correlation,
  meanError: (language, value) =>
    translate('howWeScore.agreement.points', { points: fixed(language, value, 1) }),
  withinOneBand: (language, value) =>
    new Intl.NumberFormat(language, { style: 'percent' }).format(value),
} as const satisfies Record<keyof Agreement['languages'][Language], Format>;

const fixed = (language: Language, value: number, digits: number) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

const signed: Format = (language, value) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
    .format(value)
    // A hyphen is shorter than the plus beside it.
    .replace('-', '−');

/** The day is a date without a time: it is the same one everywhere. */
const dateOf = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
