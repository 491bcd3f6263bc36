import { scoreWeights } from '@daedap/contract/constants/interview';
import { useTexts } from './texts.ts';

/** What raises each score, and what lowers it. */
const scores = [
  {
    name: 'relevance',
    raises: ['relevance.about', 'relevance.points'],
    lowers: ['relevance.straying', 'relevance.wrong', 'relevance.careless'],
  },
  {
    name: 'clarity',
    raises: ['clarity.opening', 'clarity.order'],
    lowers: [
      'clarity.pace',
      'clarity.fillers',
      'clarity.repetition',
      'clarity.sentences',
      'clarity.wording',
    ],
  },
  {
    name: 'depth',
    raises: ['depth.ideas', 'depth.concrete', 'depth.figures', 'depth.actions', 'depth.reasons'],
    lowers: ['depth.virtues'],
  },
] as const;

const effects = {
  raises: { sign: '+', colour: 'text-score-green' },
  lowers: { sign: '−', colour: 'text-score-amber' },
} as const;

/** The three scores, what each weighs, and what moves it. */
export function ScoreParts() {
  const { t, language } = useTexts();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <>
      <p className="max-w-2xl text-pretty">{t('howWeScore.parts.text')}</p>
      <div className="mt-5 grid gap-4 md:grid-cols-3">
        {scores.map(({ name, raises, lowers }) => (
          <div key={name} className="rounded-card border border-line bg-surface p-5 shadow-card">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="text-lg font-bold">{t(`howWeScore.parts.${name}.name`)}</h3>
              <p className="text-2xl font-extrabold text-accent-ink tabular-nums">
                {percent.format(scoreWeights[name])}
              </p>
            </div>
            <p className="mt-1 text-pretty text-ink-soft">
              {t(`howWeScore.parts.${name}.question`)}
            </p>
            <ul className="mt-4 flex flex-col gap-1.5">
              {raises.map((part) => (
                <Part key={part} part={part} effect="raises" />
              ))}
              {lowers.map((part) => (
                <Part key={part} part={part} effect="lowers" />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {/* A screen reader hears it at each part. */}
      <p aria-hidden="true" className="mt-4 text-sm text-ink-soft">
        {t('howWeScore.parts.legend')}
      </p>
    </>
  );
}

type Score = (typeof scores)[number];

type PartProps = {
  readonly part: (Score['raises'] | Score['lowers'])[number];
  readonly effect: keyof typeof effects;
};

function Part({ part, effect }: PartProps) {
  const { t } = useTexts();
  const { sign, colour } = effects[effect];
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className={`w-3 shrink-0 text-center font-bold ${colour}`}>
        {sign}
      </span>
      <span>
        <span className="sr-only">{t(`howWeScore.parts.${effect}`)}</span>{' '}
        {t(`howWeScore.parts.${part}`)}
      </span>
    </li>
  );
}

const examples = [
  { name: 'raised', arrow: '↑', colour: 'text-score-green' },
  { name: 'lowered', arrow: '↓', colour: 'text-score-amber' },
] as const;

/** Where a score starts, and two examples of words that move it. */
export function ScoreMovement() {
  const { t } = useTexts();
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-pretty">{t('howWeScore.movement.text')}</p>
      <p className="text-pretty">{t('howWeScore.movement.shown')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {examples.map(({ name, arrow, colour }) => (
          <figure key={name} className="rounded-control border border-line bg-surface p-4">
            <blockquote className="text-pretty">
              “{t(`howWeScore.movement.${name}.quote`)}”
            </blockquote>
            <figcaption className={`mt-1 text-sm font-semibold ${colour}`}>
              <span aria-hidden="true">{arrow}</span> {t(`howWeScore.movement.${name}.note`)}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="text-pretty">{t('howWeScore.movement.time')}</p>
    </div>
  );
}
