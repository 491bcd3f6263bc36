import type { UserAnswer } from '@daedap/contract/interviews';
import { ScoreCircle } from '#/domain/answer/review/score-circle.tsx';
import { SubScores } from '#/domain/answer/review/sub-scores.tsx';
import { Notice } from '#/ui/notice.tsx';
import { useTexts } from './texts.ts';

type Judged = Pick<
  UserAnswer,
  'score' | 'relevanceScore' | 'clarityScore' | 'depthScore' | 'answerText'
>;

/** One number, then what it is made of. */
export function AnswerScores({ answer }: { answer: Judged }) {
  const { t } = useTexts();
  const { score, relevanceScore, clarityScore, depthScore } = answer;
  const silent = score === 0 && (answer.answerText ?? '').trim() === '';
  return (
    <div className="mt-5 flex flex-col gap-5">
      {silent && <Notice tone="info">{t('details.answer.silent')}</Notice>}
      {score !== null && <ScoreCircle score={score} />}
      {relevanceScore !== null && clarityScore !== null && depthScore !== null && (
        <SubScores {...{ relevanceScore, clarityScore, depthScore }} />
      )}
    </div>
  );
}
