import {
  difficultyNames,
  mainCategoryNames,
  subCategoryNames,
} from '@daedap/contract/category-names';
import { ownFollowUps } from '@daedap/contract/interview-formats';
import { Button } from '#/ui/button.tsx';
import { SpinnerMark } from '#/ui/loading.tsx';
import { isComplete, type Choices, type Terms } from './choices.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly choices: Choices;
  readonly terms: Terms;
  /** How many questions are asked. */
  readonly count: number;
  readonly onCancel: () => void;
};

const phases = [
  { name: 'sent', state: 'done' },
  { name: 'choosing', state: 'now' },
  { name: 'opening', state: null },
] as const;

/** The step in progress. The server does not say how long the middle step takes, so there is no progress bar. */
function Phases() {
  const { t } = useTexts();
  return (
    <ol className="mt-6 flex flex-col gap-2 text-left">
      {phases.map(({ name, state }) => (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`flex items-center gap-3 ${state === 'now' ? 'font-bold' : 'text-ink-soft'}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-6 place-items-center rounded-full text-sm font-bold ${state === 'done' ? 'bg-accent text-on-accent' : state === 'now' ? 'border-2 border-accent-ink' : 'border-2 border-line-strong'}`}
          >
            {state === 'done' && '✓'}
          </span>
          {t(`setup.generating.phases.${name}`)}
          {state && <span className="sr-only">{t(`setup.generating.${state}`)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Shown while the questions are generated. It can be cancelled. */
export function GeneratingScreen({ choices, terms, count, onCancel }: Props) {
  const { t, language } = useTexts();
  if (!isComplete(choices)) return null;
  const { mainCategory, subCategory, difficulty } = choices;
  const followUps = ownFollowUps({ ...terms, mainCategory, questionCount: count });
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-md flex-col items-center justify-center px-4 py-12 text-center">
      <span className="scale-150 text-accent-ink">
        <SpinnerMark />
      </span>
      <output className="block">
        <h1 className="mt-6 text-2xl font-bold">{t('setup.generating.title')}</h1>
        <p className="mt-2 text-pretty text-ink-soft">
          {t(followUps > 0 ? 'setup.generating.textWithFollowUps' : 'setup.generating.text', {
            category: mainCategoryNames[mainCategory][language],
            subCategory: subCategoryNames[subCategory][language],
            difficulty: difficultyNames[difficulty][language],
            count,
            max: followUps,
          })}
        </p>
        <progress className="sr-only" aria-label={t('setup.generating.progress')} />
      </output>
      <Phases />
      <div className="mt-8">
        <Button variant="secondary" onClick={onCancel}>
          {t('setup.generating.cancel')}
        </Button>
      </div>
    </div>
  );
}
