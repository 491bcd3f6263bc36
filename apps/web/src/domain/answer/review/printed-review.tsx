import { gradeOf } from '@daedap/contract/grades';
import type { ReactNode } from 'react';
import { FeedbackList } from './advice.tsx';
import type { ReviewedAnswer } from './answer-review.tsx';
import { PrintedEffects } from './effects/score-effects.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly answer: ReviewedAnswer;
  readonly heading?: ReactNode;
  readonly footer?: ReactNode;
};

/** A review on paper: plain text, nothing to press. */
export function PrintedReview({ answer, heading, footer }: Props) {
  const { t } = useTexts();
  const text = (answer.answerText ?? '').trim();
  return (
    <section className="mt-5 border-t border-line pt-4">
      <header>
        {heading}
        <PrintedScores answer={answer} />
        <PrintedReasons answer={answer} />
        {footer}
      </header>
      <h3 className="mt-3 font-semibold">{t('feedback.print.transcript')}</h3>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        {text === '' ? t('feedback.print.silent') : text}
      </p>
      <h3 className="mt-3 font-semibold">{t('feedback.sections.feedback')}</h3>
      <p className="mt-1 wrap-anywhere">{answer.feedback}</p>
      <div className="mt-3 flex flex-col gap-3">
        <FeedbackList title={t('feedback.sections.strengths')} items={answer.strengths} sign="✓" />
        <FeedbackList
          title={t('feedback.sections.improvements')}
          items={answer.improvements}
          sign="→"
        />
      </div>
      {answer.keywords.length > 0 && (
        <p className="mt-3 wrap-anywhere">
          <span className="font-semibold">{t('feedback.sections.keywords')}:</span>{' '}
          {answer.keywords.join(', ')}
        </p>
      )}
    </section>
  );
}

function PrintedScores({ answer }: Pick<Props, 'answer'>) {
  const { t, language } = useTexts();
  const { score, relevanceScore, clarityScore, depthScore } = answer;
  if (score === null) return null;
  const { grade, [language]: name } = gradeOf(score);
  return (
    <p className="font-semibold">
      {t('feedback.score.part', { score })} · {t('feedback.print.grade', { grade, name })}
      {relevanceScore !== null && clarityScore !== null && depthScore !== null && (
        <span className="font-normal">
          {' '}
          (
          {t('feedback.print.dimensions', {
            relevance: relevanceScore,
            clarity: clarityScore,
            depth: depthScore,
          })}
          )
        </span>
      )}
    </p>
  );
}

/** What made the three scores. */
function PrintedReasons({ answer }: Pick<Props, 'answer'>) {
  const dimensions = ['relevance', 'clarity', 'depth'] as const;
  return (
    <div className="mt-1 text-ink-soft empty:hidden">
      {dimensions.map((dimension) => (
        <PrintedEffects
          key={dimension}
          dimension={dimension}
          score={answer[`${dimension}Score`]}
          effects={answer.effects}
        />
      ))}
    </div>
  );
}
