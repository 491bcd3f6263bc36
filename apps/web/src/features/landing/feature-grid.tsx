import { preparationSeconds } from '@daedap/contract/constants/interview';
import {
  AnalysisPicture,
  FeedbackPicture,
  MobilePicture,
  PrivacyPicture,
  RealtimePicture,
} from './pictures.tsx';
import { Quote } from './sample-preview.tsx';
import { useTexts } from './texts.ts';

const features = [
  { name: 'realtime', Picture: RealtimePicture, span: 'lg:col-span-3' },
  { name: 'feedback', Picture: FeedbackPicture, span: 'lg:col-span-3' },
  { name: 'mobile', Picture: MobilePicture, span: 'lg:col-span-2' },
  { name: 'analysis', Picture: AnalysisPicture, span: 'lg:col-span-2' },
  { name: 'privacy', Picture: PrivacyPicture, span: 'sm:col-span-2 lg:col-span-2' },
] as const;

export function FeatureGrid() {
  const { t } = useTexts();
  return (
    <section className="page-width py-14 sm:py-20">
      <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
        {t('landing.features.title')}
      </h2>
      <p className="mt-2 text-lg text-ink-soft">{t('landing.features.text')}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:gap-5">
        {features.map(({ name, Picture, span }) => (
          <li
            key={name}
            className={`flex flex-col rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 ${span}`}
          >
            <Picture />
            <h3 className="mt-5 text-lg font-bold">{t(`landing.features.${name}.title`)}</h3>
            <p className="mt-1 text-pretty text-ink-soft">{t(`landing.features.${name}.text`)}</p>
            {name === 'realtime' && <FlowSketch />}
            {name === 'feedback' && <QuoteSketch />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const flow = ['hear', 'prepare', 'answer', 'feedback'] as const;

/** The steps of one question. */
function FlowSketch() {
  const { t } = useTexts();
  return (
    <ol className="mt-auto flex flex-wrap items-center gap-2 pt-6">
      {flow.map((moment, place) => (
        <li key={moment} className="flex items-center gap-2 text-sm font-semibold">
          <span
            className={`rounded-full px-3 py-1.5 whitespace-nowrap ${moment === 'answer' ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-soft'}`}
          >
            {t(`landing.features.realtime.flow.${moment}`, { seconds: preparationSeconds })}
          </span>
          {place < flow.length - 1 && (
            <span aria-hidden="true" className="h-0.5 w-4 rounded-full bg-line" />
          )}
        </li>
      ))}
    </ol>
  );
}

/** An example of feedback. */
function QuoteSketch() {
  const { t } = useTexts();
  return (
    <figure className="mt-auto pt-6">
      <div className="rounded-control bg-sunken p-4">
        <Quote
          before={t('landing.features.feedback.before')}
          quote={t('landing.features.feedback.quote')}
          after={t('landing.features.feedback.after')}
        />
        <figcaption className="mt-1 text-sm font-semibold text-score-green">
          ↑ {t('landing.features.feedback.note')}
        </figcaption>
      </div>
    </figure>
  );
}
