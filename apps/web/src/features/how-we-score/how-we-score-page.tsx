import { type ReactNode, useId } from 'react';
import { agreement } from '#/coach/agreement.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { AgreementFigures } from './agreement-figures.tsx';
import { ScoreMovement, ScoreParts } from './score-parts.tsx';
import { useTexts } from './texts.ts';

const limits = ['limits.truth', 'limits.tone', 'limits.meaning', 'limits.misheard'] as const;
const places = ['place.server', 'place.device', 'place.video', 'place.model'] as const;

/** What a score is made of, how well it agrees with graders, and what it cannot know. */
export function HowWeScorePage() {
  const { t } = useTexts();
  usePageTitle(t('howWeScore.title'));
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">
        {t('howWeScore.title')}
      </h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-pretty text-ink-soft sm:mb-10">
        {t('howWeScore.lead')}
      </p>
      <Section title={t('howWeScore.parts.title')}>
        <ScoreParts />
      </Section>
      <Section title={t('howWeScore.movement.title')}>
        <ScoreMovement />
      </Section>
      <Section title={t('howWeScore.agreement.title')}>
        <AgreementFigures agreement={agreement} />
      </Section>
      <Section title={t('howWeScore.limits.title')}>
        <Notes notes={limits} />
      </Section>
      <Section title={t('howWeScore.unjudged.title')}>
        <Unjudged />
      </Section>
      <Section title={t('howWeScore.place.title')}>
        <Notes notes={places} />
      </Section>
      <Section title={t('howWeScore.wrong.title')}>
        <NextSteps />
      </Section>
    </div>
  );
}

type SectionProps = { readonly title: string; readonly children: ReactNode };

/** The heading stands beside its text on a wide screen, above it on a phone. */
function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line py-8 sm:py-10 lg:grid-cols-[16rem_1fr]"
    >
      <h2 id={id} className="text-xl font-bold sm:text-2xl">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

type NotesProps = {
  readonly notes: readonly ((typeof limits)[number] | (typeof places)[number])[];
};

function Notes({ notes }: NotesProps) {
  const { t } = useTexts();
  return (
    <dl className="flex max-w-3xl flex-col gap-4">
      {notes.map((note) => (
        <div key={note} className="sm:grid sm:grid-cols-[10rem_1fr] sm:gap-6">
          <dt className="font-semibold">{t(`howWeScore.${note}.name`)}</dt>
          <dd className="text-pretty text-ink-soft">{t(`howWeScore.${note}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const unjudged = ['accent', 'dialect', 'looks', 'voice', 'feelings'] as const;

function Unjudged() {
  const { t } = useTexts();
  return (
    <>
      <ul aria-label={t('howWeScore.unjudged.list')} className="flex flex-wrap gap-2">
        {unjudged.map((name) => (
          <li
            key={name}
            className="rounded-full border border-line bg-surface px-4 py-1.5 font-semibold"
          >
            {t(`howWeScore.unjudged.${name}`)}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-2xl text-pretty text-ink-soft">{t('howWeScore.unjudged.text')}</p>
    </>
  );
}

const steps = ['listen', 'correct', 'ask'] as const;

function NextSteps() {
  const { t } = useTexts();
  return (
    <ol className="flex max-w-3xl flex-col gap-5">
      {steps.map((step, place) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-ink"
          >
            {place + 1}
          </span>
          <div className="pt-1">
            <h3 className="font-semibold">{t(`howWeScore.wrong.${step}.name`)}</h3>
            <p className="mt-0.5 text-pretty text-ink-soft">{t(`howWeScore.wrong.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
