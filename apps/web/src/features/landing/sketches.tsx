import { preparationSeconds } from '@daedap/contract/constants/interview';
import { Quote } from './quote.tsx';
import { useTexts } from './texts.ts';

const flow = ['hear', 'prepare', 'answer', 'feedback'] as const;

/** How one question goes by. */
export function FlowSketch() {
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

/** What a piece of feedback looks like. */
export function QuoteSketch() {
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
