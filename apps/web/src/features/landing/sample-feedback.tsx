import type { MainCategory } from '@daedap/contract/categories';
import { gradeOf, scoreColourOf } from '@daedap/contract/grades';
import { keysOf } from '@daedap/contract/keys-of';
import { Progress } from '#/ui/progress.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { Quote } from './quote.tsx';
import { sampleScore, sampleScores } from './samples.ts';
import { useTexts } from './texts.ts';

export function SampleFeedback({ category }: { category: MainCategory }) {
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
