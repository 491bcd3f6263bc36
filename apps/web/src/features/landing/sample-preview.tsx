import { mainCategories, type MainCategory } from '@daedap/contract/categories';
import { scoreWeights } from '@daedap/contract/constants/interview';
import { gradeOf, scoreColourOf } from '@daedap/contract/grades';
import { keysOf } from '@daedap/contract/keys-of';
import { Badge } from '#/ui/badge.tsx';
import { Progress } from '#/ui/progress.tsx';
import { Ring } from '#/ui/ring.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { useTexts } from './texts.ts';

const clock = { time: '0:42', part: 42 / 60 };

/** A drawing of the product: a question, an answer and its feedback. */
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

function SampleFeedback({ category }: { category: MainCategory }) {
  const { t, language } = useTexts();
  const score = sampleScore(category);
  const grade = gradeOf(score);
  const sample = `landing.samples.${category}` as const;
  return (
    <div className="relative -mt-9 ml-4 rounded-card border border-line bg-surface p-5 shadow-card sm:-mt-10 sm:ml-12 sm:p-6">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={`text-3xl font-extrabold whitespace-nowrap tabular-nums ${scoreTextClass[scoreColourOf(score)]}`}
        >
          {t('landing.preview.score', { score })}
        </span>
        <span className="font-semibold whitespace-nowrap">
          {grade.grade} · {grade[language]}
        </span>
      </div>
      <div className="mt-3">
        <Quote
          before={t(`${sample}.before`)}
          quote={t(`${sample}.quote`)}
          after={t(`${sample}.after`)}
        />
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">{t(`${sample}.note`)}</p>
      <div className="mt-4 flex flex-col gap-2">
        {keysOf(sampleScores[category]).map((dimension) => (
          <Progress
            key={dimension}
            label={t(`landing.preview.${dimension}`)}
            value={sampleScores[category][dimension]}
            valueText={String(sampleScores[category][dimension])}
          />
        ))}
      </div>
    </div>
  );
}

const heights = [6, 12, 20, 14, 24, 17, 9, 15, 22, 12, 7, 13, 19, 10, 5];

/** A drawn waveform. It does not move: only the highlight moves on this page. */
function Waveform() {
  return (
    <svg
      viewBox="0 0 104 28"
      width="104"
      height="28"
      aria-hidden="true"
      className="text-accent-ink"
    >
      {heights.map((height, place) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a fixed drawing
          key={place}
          x={place * 7}
          y={(28 - height) / 2}
          width="3.5"
          height={height}
          rx="1.75"
          fill="currentColor"
          opacity={place < 10 ? 1 : 0.3}
        />
      ))}
    </svg>
  );
}

/** What the preview shows with each sample answer. The score uses the product's own weights. */
const sampleScores = {
  university: { relevance: 90, clarity: 84, depth: 82 },
  job: { relevance: 92, clarity: 90, depth: 92 },
  personality: { relevance: 84, clarity: 82, depth: 76 },
  pressure: { relevance: 80, clarity: 78, depth: 70 },
} as const satisfies Record<MainCategory, Record<keyof typeof scoreWeights, number>>;

export function sampleScore(category: MainCategory): number {
  const { relevance, clarity, depth } = sampleScores[category];
  return Math.round(
    scoreWeights.relevance * relevance +
      scoreWeights.clarity * clarity +
      scoreWeights.depth * depth,
  );
}

type QuoteProps = { readonly before: string; readonly quote: string; readonly after: string };

/** A transcript with marked words that counted. */
export function Quote({ before, quote, after }: QuoteProps) {
  return (
    <p>
      “{before}
      <mark className="rounded-sm bg-accent-soft box-decoration-clone px-0.5 font-semibold text-accent-ink">
        {quote}
      </mark>
      {after}”
    </p>
  );
}
