import {
  difficultyNames,
  mainCategoryNames,
  subCategoryNames,
} from '@daedap/contract/category-names';
import { steps, type Choices, type Step } from './choices.ts';
import { useTexts } from './texts.ts';

/** Where in the four steps one stands, and what is chosen so far. */
export function StepTrail({ step, choices }: { step: Step; choices: Choices }) {
  const { t, language } = useTexts();
  const { mainCategory, subCategory, difficulty } = choices;
  const chosen = [
    mainCategory && mainCategoryNames[mainCategory][language],
    subCategory && subCategoryNames[subCategory][language],
    difficulty && difficultyNames[difficulty][language],
  ].filter(Boolean);
  const place = steps.indexOf(step);
  return (
    <>
      <div className="@container">
        <ol aria-label={t('setup.steps.label')} className="grid grid-cols-4 gap-2">
          {steps.map((name, index) => (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              <span
                aria-hidden="true"
                className={`block h-1.5 rounded-full ${index <= place ? 'bg-accent-ink' : 'bg-line'}`}
              />
              <span
                className={`mt-1.5 block text-sm @max-3xs:sr-only ${name === step ? 'font-bold' : 'text-ink-soft'}`}
              >
                {t(`setup.steps.${name}.name`)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {place > 0 && chosen.length > 0 && (
        <p className="mt-4 text-ink-soft">{t('setup.chosen', { choices: chosen.join(' · ') })}</p>
      )}
    </>
  );
}
