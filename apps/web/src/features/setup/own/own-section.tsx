import { type Language, languages } from '@daedap/contract/languages';
import { pages } from '@daedap/contract/pages';
import { useId } from 'react';
import { Link } from '#/lib/router/link.tsx';
import type { OwnStart } from '#/domain/session/own-start.ts';
import { Button } from '#/ui/button.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { useTexts } from './texts.ts';

type BannerProps = { readonly own: OwnStart; readonly onDrop: () => void };

/** Says that the interview asks the user's own questions. */
export function OwnBanner({ own, onDrop }: BannerProps) {
  const { t } = useTexts();
  return (
    <section
      aria-label={t(`own.${own.source}.name`)}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-accent-soft px-4 py-2"
    >
      <p className="min-w-0 flex-1 font-bold">
        {t(`own.${own.source}.banner`, { count: own.questions.length })}
      </p>
      <Button variant="quiet" onClick={onDrop}>
        {t('own.drop')}
      </Button>
    </section>
  );
}

/** The way to the user's own questions, beside the four categories. */
export function OwnLinks() {
  const { t } = useTexts();
  return (
    <section aria-label={t('own.label')} className="flex flex-col gap-3">
      <p className="text-ink-soft">{t('own.label')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <OwnLink to={pages.materials} source="materials" />
        <OwnLink to={pages.questions} source="questions" />
      </div>
    </section>
  );
}

function OwnLink({ to, source }: { to: string; source: OwnStart['source'] }) {
  const { t } = useTexts();
  return (
    <Link
      to={to}
      className="flex min-h-16 flex-col justify-center rounded-card border-2 border-dashed border-line bg-surface px-4 py-3 no-underline transition-colors hover:border-line-strong sm:p-5"
    >
      <span className="text-lg font-bold">{t(`own.${source}.name`)}</span>
      <span className="text-sm text-ink-soft">{t(`own.${source}.hint`)}</span>
    </Link>
  );
}

type CountProps = {
  readonly own: OwnStart;
  readonly count: number;
  readonly fill: boolean;
  readonly onFill: (fill: boolean) => void;
};

/** How many of the user's questions are asked, and whether the bank adds what is missing. */
export function OwnCount({ own, count, fill, onFill }: CountProps) {
  const { t } = useTexts();
  const id = useId();
  const given = own.questions.length;
  if (given >= count)
    return given > count ? (
      <p className="text-ink-soft">{t('own.first', { count, given })}</p>
    ) : null;
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        className="size-5 accent-accent"
        checked={fill}
        onChange={(event) => onFill(event.currentTarget.checked)}
      />
      <span>{t('own.fill', { given, missing: count - given })}</span>
    </label>
  );
}

type LanguageProps = {
  readonly own: OwnStart;
  readonly chosen: Language;
  readonly onChoose: (language: Language) => void;
};

/** In which language the interview is held: that of the questions, unless the user wants another. */
export function OwnLanguage({ own, chosen, onChoose }: LanguageProps) {
  const { t, language } = useTexts();
  // Whoever reads the app in the language of the questions has nothing to choose.
  if (own.language === language && chosen === language) return null;
  return (
    <div>
      <SelectField
        label={t('own.language.label')}
        value={chosen}
        choices={languages.map((value) => ({ value, label: t(`own.language.${value}`) }))}
        onChange={onChoose}
      />
      <p className="mt-1.5 text-sm text-pretty text-ink-soft">
        {t(`own.language.written.${own.language}`)}
      </p>
    </div>
  );
}
