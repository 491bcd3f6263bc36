import { difficulties, mainCategories } from '@daedap/contract/categories';
import {
  difficultyNames,
  mainCategoryNames,
  subCategoryNames,
} from '@daedap/contract/category-names';
import {
  difficultyMinutes,
  followUpCategory,
  maxFollowUps,
  questionCountMinutes,
  questionCounts,
} from '@daedap/contract/constants/interview';
import { CategoryPicture } from '#/domain/session/category-picture.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { subCategoriesOf, type Choice, type Choices, type Step } from './choices.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly step: Step;
  readonly choices: Choices;
  readonly labelledBy: string;
  readonly onChoose: (choice: Choice) => void;
};

/** What can be chosen in a step, with how long it takes. */
export function StepChoices({ step, choices, labelledBy, onChoose }: Props) {
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
          {choices.mainCategory === followUpCategory && (
            <p className="text-ink-soft">{t('setup.followUps.note', { max: maxFollowUps })}</p>
          )}
        </>
      );
  }
}
