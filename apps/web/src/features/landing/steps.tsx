import { useTexts } from './texts.ts';

const steps = ['pick', 'speak', 'review'] as const;

export function Steps() {
  const { t } = useTexts();
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width py-14 sm:py-20">
        <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
          {t('landing.steps.title')}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map((step, place) => (
            <li key={step} className="flex gap-4 md:flex-col">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface font-bold text-accent-ink"
              >
                {place + 1}
              </span>
              <div>
                <h3 className="text-lg font-bold">{t(`landing.steps.${step}.title`)}</h3>
                <p className="mt-1 text-pretty text-ink-soft">{t(`landing.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
