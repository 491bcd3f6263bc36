import {
  difficultyNames,
  mainCategoryNames,
  subCategoryNames,
} from '@daedap/contract/category-names';
import type { Language } from '@daedap/contract/languages';
import { lazy, Suspense, useId } from 'react';
import type { OwnStart } from '#/domain/session/own-start.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import {
  type Choice,
  type Choices,
  nextStep,
  plannedCount,
  plannedFollowUps,
  type Step,
  stepBefore,
  steps,
  type Terms,
} from './choices.ts';
import type { Progress } from './stored-progress.ts';
import { StepChoices } from './step-choices.tsx';
import { TermsSection } from './terms/terms-section.tsx';
import { useTexts } from './texts.ts';
import { PlanPreviews } from './plan-previews.tsx';

const parts = () => import('./own/own-section.tsx');
const OwnBanner = lazy(async () => ({ default: (await parts()).OwnBanner }));
const OwnLinks = lazy(async () => ({ default: (await parts()).OwnLinks }));
const OwnCount = lazy(async () => ({ default: (await parts()).OwnCount }));
const OwnLanguage = lazy(async () => ({ default: (await parts()).OwnLanguage }));

type Props = Progress & {
  /** The user's own questions, if the interview asks those. */
  readonly own: OwnStart | null;
  readonly onFill: (fill: boolean) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onDropOwn: () => void;
  /** Why the last start failed, if it did. */
  readonly failure: string | null;
  readonly onChoose: (choice: Choice) => void;
  readonly onSetTerms: (terms: Terms) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onCheckDevices: () => void;
};

export function Wizard({
  step,
  choices,
  terms,
  own,
  fill,
  language,
  failure,
  onFill,
  onLanguage,
  onDropOwn,
  onChoose,
  onSetTerms,
  onNext,
  onBack,
  onCheckDevices,
}: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const waitId = useId();
  const ready = choices[step] !== null;
  const last = nextStep(step) === null;
  const count = choices.questionCount && plannedCount(choices.questionCount, own, fill);

  return (
    <form
      aria-labelledby={titleId}
      className="page-width flex min-h-[calc(100dvh-3.75rem)] max-w-3xl flex-col pt-6 sm:min-h-0 sm:pt-10"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <StepTrail step={step} choices={choices} />
      <p className="sr-only">
        {t('setup.steps.position', { step: steps.indexOf(step) + 1, total: steps.length })}
      </p>
      <h1 id={titleId} className="mt-4 text-2xl font-extrabold tracking-tight sm:text-3xl">
        {t(`setup.steps.${step}.title`)}
      </h1>
      <Suspense>{own && <OwnBanner own={own} onDrop={onDropOwn} />}</Suspense>
      <div className="mt-6 mb-8 flex flex-col gap-5">
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <StepChoices
          step={step}
          choices={choices}
          followUps={plannedFollowUps(terms, choices.mainCategory, count)}
          labelledBy={titleId}
          onChoose={onChoose}
        />
        <Suspense>{step === 'mainCategory' && !own && <OwnLinks />}</Suspense>
        {last && (
          <>
            <Suspense>
              {own && choices.questionCount !== null && (
                <OwnCount own={own} count={choices.questionCount} fill={fill} onFill={onFill} />
              )}
              {own && (
                <OwnLanguage own={own} chosen={language ?? own.language} onChoose={onLanguage} />
              )}
            </Suspense>
            <TermsSection
              terms={terms}
              mainCategory={choices.mainCategory}
              questionCount={count}
              onChange={onSetTerms}
            />
            <DeviceOffer ready={ready} onCheck={onCheckDevices} />
            <PlanPreviews />
          </>
        )}
      </div>
      <div className="sticky bottom-0 -mx-4 mt-auto flex gap-3 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom))] backdrop-blur sm:mx-0 sm:justify-end sm:px-0">
        {stepBefore(step) && (
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('setup.previous')}
          </Button>
        )}
        <div className="flex-1 sm:flex-none">
          <Button
            type="submit"
            size="large"
            wide
            ready={ready}
            aria-describedby={ready ? undefined : waitId}
          >
            {t(last ? 'setup.start' : 'setup.next')}
          </Button>
        </div>
        <span id={waitId} className="sr-only">
          {ready ? '' : t('setup.chooseFirst')}
        </span>
      </div>
    </form>
  );
}

type DeviceOfferProps = { readonly ready: boolean; readonly onCheck: () => void };

/** The optional device check, before the questions are generated. */
function DeviceOffer({ ready, onCheck }: DeviceOfferProps) {
  const { t } = useTexts();
  return (
    <Card title={t('setup.check.offerTitle')}>
      <p className="text-ink-soft">{t('setup.check.offerText')}</p>
      <div className="mt-4">
        <Button variant="secondary" ready={ready} onClick={onCheck}>
          {t('setup.check.offerButton')}
        </Button>
      </div>
    </Card>
  );
}

/** The current step of four, and the choices so far. */
function StepTrail({ step, choices }: { step: Step; choices: Choices }) {
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
