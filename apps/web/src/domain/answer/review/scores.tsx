import { feedbackToneOf, gradeOf, type ScoreColour, scoreColourOf } from '@daedap/contract/grades';
import type { AnswerAnalysis, UserAnswer } from '@daedap/contract/interviews';
import { HowWeScoreLink } from '#/domain/session/how-we-score-link.tsx';
import { Progress } from '#/ui/progress.tsx';
import { Ring } from '#/ui/ring.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { ScoreEffects } from './effects/score-effects.tsx';
import { useTexts } from './texts.ts';

type ScoresProps = Pick<
  UserAnswer,
  'score' | 'relevanceScore' | 'clarityScore' | 'depthScore' | 'effects'
>;

/** One number, then what it is made of. An older answer may lack either. */
export function Scores({ score, relevanceScore, clarityScore, depthScore, effects }: ScoresProps) {
  const hasParts = relevanceScore !== null && clarityScore !== null && depthScore !== null;
  return (
    <>
      {score !== null && <ScoreCircle score={score} />}
      {hasParts && <SubScores {...{ relevanceScore, clarityScore, depthScore, effects }} />}
      {(score !== null || hasParts) && (
        <div className="-my-3">
          <HowWeScoreLink />
        </div>
      )}
    </>
  );
}

const ringSize = 128;

/** The ring is drawn in the accent: here that is the score's colour. */
const ringClass = {
  green: '[--accent-ink:var(--score-green)]',
  blue: '[--accent-ink:var(--score-blue)]',
  amber: '[--accent-ink:var(--score-amber)]',
  red: '[--accent-ink:var(--score-red)]',
  grey: '[--accent-ink:var(--score-grey)]',
} as const satisfies Record<ScoreColour, string>;

/** One number, what it is called, and one sentence. */
function ScoreCircle({ score }: { score: number }) {
  const { t, language } = useTexts();
  const shown = Math.round(Math.min(100, Math.max(0, score)));
  const { grade, [language]: name } = gradeOf(shown);
  const colour = scoreColourOf(shown);
  return (
    <div className="@container">
      <div className="flex flex-col items-center gap-x-6 gap-y-3 text-center @sm:flex-row @sm:text-left">
        <div className={ringClass[colour]}>
          <Ring
            label={t('feedback.score.label', { score: shown, grade, name })}
            part={shown / 100}
            size={ringSize}
          >
            <span className={`text-4xl font-extrabold ${scoreTextClass[colour]}`}>{shown}</span>
            <span className="text-sm text-ink-soft">{t('feedback.score.unit')}</span>
          </Ring>
        </div>
        <div>
          {/* The ring's label has said it. */}
          <p aria-hidden="true" className={`text-lg font-bold ${scoreTextClass[colour]}`}>
            {t('feedback.score.grade', { grade, name })}
          </p>
          <p className="mt-1 text-xl font-bold text-balance">
            {t(`feedback.tone.${feedbackToneOf(shown)}`)}
          </p>
        </div>
      </div>
    </div>
  );
}

export type SubScoresProps = Pick<AnswerAnalysis, 'relevanceScore' | 'clarityScore' | 'depthScore'>;

/** What a score is made of, and what those scores are made of. Means have no effects. */
export function SubScores(props: SubScoresProps & Partial<Pick<AnswerAnalysis, 'effects'>>) {
  const { relevanceScore, clarityScore, depthScore, effects = [] } = props;
  const { t } = useTexts();
  const scores = { relevance: relevanceScore, clarity: clarityScore, depth: depthScore };
  const dimensions = ['relevance', 'clarity', 'depth'] as const;
  return (
    <div className="flex flex-col gap-2.5">
      <h3 className="sr-only">{t('feedback.score.parts')}</h3>
      {dimensions.map((dimension) => (
        <div key={dimension}>
          <Progress
            label={t(`feedback.dimensions.${dimension}`)}
            value={scores[dimension]}
            valueText={t('feedback.score.part', { score: scores[dimension] })}
          />
          <ScoreEffects dimension={dimension} score={scores[dimension]} effects={effects} />
        </div>
      ))}
    </div>
  );
}
