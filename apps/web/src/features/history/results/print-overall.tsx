import { gradeOf } from '@daedap/contract/grades';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
import { OverallLists, categoryNameOf } from './overall-feedback.tsx';
import { useTexts } from './texts.ts';
import { ThreeAxes, averagesOf } from './three-axes.tsx';

export function PrintOverall({ analysis }: { analysis: ComprehensiveAnalysis }) {
  const { t } = useTexts();
  const { overallScore: score } = analysis;
  const averages = averagesOf(analysis);
  return (
    <section className="mt-5">
      <h2 className="text-xl font-bold">{t('results.report.overall')}</h2>
      <div data-whole="" className="mt-3 flex items-center justify-between gap-8">
        <div>
          {score === null ? <p>{t('results.overall.none')}</p> : <PrintScore score={score} />}
          {averages && (
            <p className="mt-2">
              {t('results.report.averages')}:{' '}
              {reviewText('feedback.print.dimensions', {
                relevance: averages.relevanceScore,
                clarity: averages.clarityScore,
                depth: averages.depthScore,
              })}
            </p>
          )}
        </div>
        {averages && (
          <div className="w-44 shrink-0">
            <ThreeAxes {...averages} />
          </div>
        )}
      </div>
      <p className="mt-3 wrap-anywhere">{analysis.overallFeedback}</p>
      <div className="mt-4 flex flex-col gap-4">
        <OverallLists analysis={analysis} />
      </div>
      <PrintCategories performance={analysis.categoryPerformance} />
    </section>
  );
}

function PrintScore({ score }: { score: number }) {
  const { t, language } = useTexts();
  const { grade, [language]: name } = gradeOf(score);
  return (
    <>
      <p className="text-3xl font-extrabold">{t('results.overall.score', { score })}</p>
      <p className="text-lg font-bold">{t('results.overall.grade', { grade, name })}</p>
    </>
  );
}

type Performance = ComprehensiveAnalysis['categoryPerformance'];

function PrintCategories({ performance }: { performance: Performance }) {
  const { t, language } = useTexts();
  const kinds = Object.entries(performance);
  if (kinds.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{t('results.categories.title')}</h3>
      {kinds.map(([key, { score, strengths, improvements }]) => (
        <div key={key} data-whole="" className="mt-2">
          <p className="font-semibold">
            {categoryNameOf(key, language)} · {t('results.overall.score', { score: score ?? '—' })}
          </p>
          <p className="empty:hidden">{strengths.join(' ')}</p>
          <p className="empty:hidden">{improvements.join(' ')}</p>
        </div>
      ))}
    </>
  );
}
