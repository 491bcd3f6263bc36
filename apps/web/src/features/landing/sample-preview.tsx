import { mainCategories, type MainCategory } from '@daedap/contract/categories';
import { Badge } from '#/ui/badge.tsx';
import { Ring } from '#/ui/ring.tsx';
import { SampleFeedback } from './sample-feedback.tsx';
import { Waveform } from './waveform.tsx';
import { useTexts } from './texts.ts';

const clock = { time: '0:42', part: 42 / 60 };

/** A drawn moment of the product: a question being answered, and what comes back. */
export function SamplePreview({ category }: { category: MainCategory }) {
  const { t } = useTexts();
  return (
    <div className="flex h-full flex-col">
      <div className="flex-1 rounded-card border border-line bg-surface p-5 pb-14 shadow-card sm:p-7 sm:pb-16">
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="accent">{t(`landing.categories.${category}`)}</Badge>
          <span className="mr-auto text-sm whitespace-nowrap text-ink-soft tabular-nums">
            {t('landing.preview.count', {
              current: mainCategories.indexOf(category) + 1,
              total: mainCategories.length + 1,
            })}
          </span>
          <Ring
            label={t('landing.preview.timeLeft', { time: clock.time })}
            part={clock.part}
            size={60}
          >
            {clock.time}
          </Ring>
        </div>
        <p className="mt-3 text-xl leading-snug font-bold text-balance sm:text-[1.375rem]">
          {t(`landing.samples.${category}.question`)}
        </p>
        <div className="mt-4 flex items-center gap-3 text-sm text-ink-soft">
          <Waveform />
          {t('landing.preview.listening')}
        </div>
      </div>
      <SampleFeedback category={category} />
    </div>
  );
}
