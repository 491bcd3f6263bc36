import { useId } from 'react';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { nextStep, stepBefore, steps, type Choice } from './choices.ts';
import { DeviceOffer } from './device-offer.tsx';
import type { Progress } from './kept-choices.ts';
import { StepChoices } from './step-choices.tsx';
import { StepTrail } from './step-trail.tsx';
import { TierPreviews } from './tier-previews.tsx';
import { useTexts } from './texts.ts';

type Props = Progress & {
  /** Why the last start failed, if it did. */
  readonly failure: string | null;
  readonly onChoose: (choice: Choice) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onCheckDevices: () => void;
};

export function Wizard({
  step,
  choices,
  failure,
  onChoose,
  onNext,
  onBack,
  onCheckDevices,
}: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const waitId = useId();
  const ready = choices[step] !== null;
  const last = nextStep(step) === null;

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
      <div className="mt-6 mb-8 flex flex-col gap-5">
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <StepChoices step={step} choices={choices} labelledBy={titleId} onChoose={onChoose} />
        {last && (
          <>
            <DeviceOffer ready={ready} onCheck={onCheckDevices} />
            <TierPreviews />
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
