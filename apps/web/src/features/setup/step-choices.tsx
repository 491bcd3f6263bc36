import { difficulties, mainCategories } from '@daedap/contract/categories';
import {
  difficultyNames,
  mainCategoryNames,
  subCategoryNames,
} from '@daedap/contract/category-names';
import {
  difficultyMinutes,
  questionCountMinutes,
  questionCounts,
} from '@daedap/contract/constants/interview';
import { type ReactNode, useId } from 'react';
import { CategoryPicture } from '#/domain/session/category-picture.tsx';
import { type Choice, type Choices, type Step, subCategoriesOf } from './choices.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly step: Step;
  readonly choices: Choices;
  /** How many follow-ups may come without a request. */
  readonly followUps: number;
  readonly labelledBy: string;
  readonly onChoose: (choice: Choice) => void;
};

/** The options of a step, with their duration. */
export function StepChoices({ step, choices, followUps, labelledBy, onChoose }: Props) {
  const { t, language } = useTexts();
  const minutes = ([from, to]: readonly [number, number]) => t('setup.minutes', { from, to });
  switch (step) {
    case 'mainCategory':
      return (
        <ChoiceCards
          labelledBy={labelledBy}
          value={choices[step]}
          onChange={(value) => onChoose({ step, value })}
          choices={mainCategories.map((value) => ({
            value,
            label: mainCategoryNames[value][language],
            hint: t(`setup.categories.${value}`),
            picture: <CategoryPicture category={value} />,
          }))}
        />
      );
    case 'subCategory':
      return (
        <ChoiceCards
          labelledBy={labelledBy}
          value={choices[step]}
          onChange={(value) => onChoose({ step, value })}
          choices={subCategoriesOf(choices.mainCategory).map((value) => ({
            value,
            label: subCategoryNames[value][language],
          }))}
        />
      );
    case 'difficulty':
      return (
        <ChoiceCards
          labelledBy={labelledBy}
          value={choices[step]}
          onChange={(value) => onChoose({ step, value })}
          choices={difficulties.map((value) => ({
            value,
            label: difficultyNames[value][language],
            hint: (
              <>
                {t(`setup.difficulties.${value}`)}{' '}
                <span className="block">{minutes(difficultyMinutes[value])}</span>
              </>
            ),
          }))}
        />
      );
    case 'questionCount':
      return (
        <>
          <ChoiceCards
            labelledBy={labelledBy}
            value={choices[step]}
            onChange={(value) => onChoose({ step, value })}
            choices={questionCounts.map((value) => ({
              value,
              label: t('setup.count', { count: value }),
              hint: minutes(questionCountMinutes[value]),
            }))}
          />
          {followUps > 0 && (
            <p className="text-ink-soft">{t('setup.followUps.note', { max: followUps })}</p>
          )}
        </>
      );
  }
}

type ChoiceCardsProps<Value extends string | number> = {
  /** The id of the heading with the question. */
  readonly labelledBy: string;
  readonly value: Value | null;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: ReactNode;
    readonly picture?: ReactNode;
  }[];
  readonly onChange: (value: Value) => void;
};

/** Exclusive choices as cards. They are radio buttons, so arrow keys move and Enter continues. */
function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { labelledBy, value, choices, onChange } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={`grid gap-3 ${choices.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-16 items-center gap-4 rounded-card border-2 border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink sm:p-5"
        >
          <input
            type="radio"
            name={id}
            className="peer sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-describedby={choice.hint ? `${id}-${choice.value}` : undefined}
            aria-label={choice.label}
          />
          {choice.picture}
          <span className="min-w-0 flex-1">
            <span className="block text-lg font-bold">{choice.label}</span>
            {choice.hint && (
              <span id={`${id}-${choice.value}`} className="block text-sm text-ink-soft">
                {choice.hint}
              </span>
            )}
          </span>
          {/* The colour is not the only mark of the chosen card. */}
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-line-strong text-transparent peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent"
          >
            <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor">
              <path d="m2 6.5 2.8 2.8L10 3.5" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </span>
        </label>
      ))}
    </div>
  );
}
