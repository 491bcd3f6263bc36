import type { UserAnswer } from '@daedap/contract/interviews';
import { AnswerReview } from '#/domain/answer/review/answer-review.tsx';
import { formatDuration } from '#/lib/format.ts';
import { useTexts } from './texts.ts';

export function PrintAnswer({ answer }: { answer: UserAnswer }) {
  const { t } = useTexts();
  const { answerDuration, expectedDuration, isTimeExceeded } = answer;
  const time = t('results.report.time', {
    duration:
      answerDuration === null ? t('results.answers.timeUnknown') : formatDuration(answerDuration),
    expected: formatDuration(expectedDuration),
  });
  return (
    <AnswerReview
      layout="print"
      answer={answer}
      heading={
        <>
          <p className="text-sm font-semibold text-ink-soft">
            {t('results.answers.number', { number: answer.questionNumber })}
          </p>
          <h3 className="text-lg font-bold wrap-anywhere">{answer.question.question}</h3>
        </>
      }
      footer={
        <p className="text-ink-soft">
          {time}
          {isTimeExceeded && ` · ${t('results.answers.exceeded')}`}
        </p>
      }
    />
  );
}
