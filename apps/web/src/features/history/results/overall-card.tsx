import { feedbackToneOf, gradeOf, scoreColourOf } from '@daedap/contract/grades';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { SubScores } from '#/domain/answer/review/scores.tsx';
import { HowWeScoreLink } from '#/domain/session/how-we-score-link.tsx';
import { Card } from '#/ui/card.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { useTexts } from './texts.ts';
import { ThreeAxes, averagesOf } from './three-axes.tsx';

/** The overall score with its grade, and the averages that it is made of. */
export function OverallCard({ analysis }: { analysis: ComprehensiveAnalysis }) {
  const { t } = useTexts();
  const { overallScore, completedQuestions, totalQuestions } = analysis;
  const colour = scoreTextClass[scoreColourOf(overallScore)];
  const averages = averagesOf(analysis);
  return (
    <Card title={t('results.overall.title')}>
      <div className="grid items-center gap-x-10 gap-y-8 lg:grid-cols-[1fr_1.15fr]">
        <div>
          {overallScore === null ? (
            <p className={`text-xl font-bold ${colour}`}>{t('results.overall.none')}</p>
          ) : (
            <ScoreAndGrade score={overallScore} />
          )}
          <p className="mt-1 text-ink-soft tabular-nums">
            {t('results.overall.done', { completed: completedQuestions, total: totalQuestions })}
          </p>
          <HowWeScoreLink />
        </div>
        {averages && (
          <div className="grid items-center gap-6 sm:grid-cols-[14rem_1fr]">
            <div className="mx-auto w-56 max-w-full">
              <ThreeAxes {...averages} />
            </div>
            <div>
              <p className="mb-3 font-semibold">{t('results.overall.averages')}</p>
              <SubScores {...averages} />
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

function ScoreAndGrade({ score }: { score: number }) {
  const { t, language } = useTexts();
  const { grade, [language]: name } = gradeOf(score);
  const colour = scoreTextClass[scoreColourOf(score)];
  return (
    <>
      <p className="text-xl font-bold text-balance sm:text-2xl">
        {t(`results.tone.${feedbackToneOf(score)}`)}
      </p>
      <p className={`mt-3 leading-none tabular-nums ${colour}`}>
        <span className="text-7xl font-extrabold tracking-tight">{score}</span>
        <span className="text-xl font-semibold">{t('results.overall.unit')}</span>
      </p>
      <p className={`mt-3 text-lg font-bold ${colour}`}>
        {t('results.overall.grade', { grade, name })}
      </p>
    </>
  );
}
