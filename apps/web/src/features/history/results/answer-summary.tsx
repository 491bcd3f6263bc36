import { difficultyNames, questionTypeNames } from '@daedap/contract/category-names';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { ScoreCircle } from '#/domain/answer/review/score-circle.tsx';
import { SubScores } from '#/domain/answer/review/sub-scores.tsx';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AnswerTime } from './answer-time.tsx';
import { isSilent } from './answer-states.ts';
import { AnswerWays } from './answer-ways.tsx';
import { Tags } from './tags.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly answer: UserAnswer };

/** The question, what it was, and the numbers. */
export function AnswerSummary({ session, answer }: Props) {
  const { t, language } = useTexts();
  const { question, questionType, questionNumber, relevanceScore, clarityScore, depthScore } =
    answer;
  const { main, sub } = categoryLabelsOf(question, language);
  const scored = relevanceScore !== null && clarityScore !== null && depthScore !== null;
  return (
    <Card>
      <p className="text-sm font-semibold text-accent-ink">
        {t('results.answers.number', { number: questionNumber })}
      </p>
      <h3 className="mt-1 mb-4 text-lg font-bold wrap-anywhere">{question.question}</h3>
      <Tags
        label={t('results.answers.tags')}
        tags={[
          nameOf(questionTypeNames, questionType, language),
          main,
          sub,
          nameOf(difficultyNames, question.difficulty, language),
        ]}
      />
      {isSilent(answer) ? (
        <div className="mt-6">
          <Notice tone="info">
            <p className="font-semibold">{t('results.answers.silent.title')}</p>
            <p className="mt-1 text-pretty">{t('results.answers.silent.text')}</p>
          </Notice>
        </div>
      ) : null}
      <div className="mt-6 empty:hidden">
        {answer.score !== null && <ScoreCircle score={answer.score} />}
      </div>
      <div className="mt-6 empty:hidden">
        {scored && (
          <SubScores
            relevanceScore={relevanceScore}
            clarityScore={clarityScore}
            depthScore={depthScore}
          />
        )}
      </div>
      <AnswerTime answer={answer} />
      {answer.attempts.length > 0 && <AnswerWays session={session} answer={answer} />}
    </Card>
  );
}
