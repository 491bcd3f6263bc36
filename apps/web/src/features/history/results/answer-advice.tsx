import type { UserAnswer } from '@daedap/contract/interviews';
import { FeedbackList } from '#/domain/answer/review/feedback-list.tsx';
import { Keywords } from '#/domain/answer/review/keywords.tsx';
import { Card } from '#/ui/card.tsx';
import { AnswerTitle } from './answer-title.tsx';
import { useTexts } from '#/domain/answer/review/texts.ts';

type Props = {
  readonly answer: Pick<UserAnswer, 'feedback' | 'strengths' | 'improvements' | 'keywords'>;
};

/** What was good about an answer, and what to try next. */
export function AnswerAdvice({ answer }: Props) {
  const { t } = useTexts();
  return (
    <Card>
      <AnswerTitle>{t('feedback.sections.feedback')}</AnswerTitle>
      <div className="mt-3 flex flex-col gap-5">
        <p className="text-pretty wrap-anywhere empty:hidden">{answer.feedback}</p>
        <FeedbackList title={t('feedback.sections.strengths')} items={answer.strengths} sign="✓" />
        <FeedbackList
          title={t('feedback.sections.improvements')}
          items={answer.improvements}
          sign="→"
        />
        <Keywords words={answer.keywords} />
      </div>
    </Card>
  );
}
