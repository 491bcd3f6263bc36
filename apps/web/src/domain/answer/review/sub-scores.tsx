import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { Progress } from '#/ui/progress.tsx';
import { useTexts } from './texts.ts';

export type SubScoresProps = Pick<AnswerAnalysis, 'relevanceScore' | 'clarityScore' | 'depthScore'>;

/** What the score is made of. */
export function SubScores({ relevanceScore, clarityScore, depthScore }: SubScoresProps) {
  const { t } = useTexts();
  const scores = { relevance: relevanceScore, clarity: clarityScore, depth: depthScore };
  const dimensions = ['relevance', 'clarity', 'depth'] as const;
  return (
    <div className="flex flex-col gap-2.5">
      <h3 className="sr-only">{t('feedback.score.parts')}</h3>
      {dimensions.map((dimension) => (
        <Progress
          key={dimension}
          label={t(`feedback.dimensions.${dimension}`)}
          value={scores[dimension]}
          valueText={t('feedback.score.part', { score: scores[dimension] })}
        />
      ))}
    </div>
  );
}
