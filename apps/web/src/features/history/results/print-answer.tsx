import { gradeOf } from '@daedap/contract/grades';
import type { UserAnswer } from '@daedap/contract/interviews';
import { formatDuration } from '#/lib/format.ts';
import { FeedbackList } from '#/domain/answer/review/feedback-list.tsx';
import { useTexts } from './texts.ts';

export function PrintAnswer({ answer }: { answer: UserAnswer }) {
  const { t } = useTexts();
  const { answerDuration, expectedDuration, isTimeExceeded, keywords } = answer;
  const text = (answer.answerText ?? '').trim();
  const time = t('results.report.time', {
    duration:
      answerDuration === null ? t('results.answers.timeUnknown') : formatDuration(answerDuration),
    expected: formatDuration(expectedDuration),
  });
  return (
    <section className="mt-5 border-t border-line pt-4">
      <header>
        <p className="text-sm font-semibold text-ink-soft">
          {t('results.answers.number', { number: answer.questionNumber })}
        </p>
        <h3 className="text-lg font-bold wrap-anywhere">{answer.question.question}</h3>
        <PrintScores answer={answer} />
        <p className="text-ink-soft">
          {time}
          {isTimeExceeded && ` · ${t('results.answers.exceeded')}`}
        </p>
      </header>
      <h3 className="mt-3 font-semibold">{t('results.report.said')}</h3>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        {text === '' ? t('results.report.silent') : text}
      </p>
      <h3 className="mt-3 font-semibold">{t('results.report.feedback')}</h3>
      <p className="mt-1 wrap-anywhere">{answer.feedback}</p>
      <div className="mt-3 flex flex-col gap-3">
        <FeedbackList title={t('results.feedback.strengths')} items={answer.strengths} sign="✓" />
        <FeedbackList
          title={t('results.feedback.improvements')}
          items={answer.improvements}
          sign="→"
        />
      </div>
      {keywords.length > 0 && (
        <p className="mt-3 wrap-anywhere">
          <span className="font-semibold">{t('results.report.keywords')}:</span>{' '}
          {keywords.join(', ')}
        </p>
      )}
    </section>
  );
}

function PrintScores({ answer }: { answer: UserAnswer }) {
  const { t, language } = useTexts();
  const { score, relevanceScore, clarityScore, depthScore } = answer;
  if (score === null) return null;
  const { grade, [language]: name } = gradeOf(score);
  return (
    <p className="font-semibold">
      {t('results.overall.score', { score })} · {t('results.overall.grade', { grade, name })}
      {relevanceScore !== null && clarityScore !== null && depthScore !== null && (
        <span className="font-normal">
          {' '}
          (
          {t('results.report.scores', {
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
