import {
  shownImprovements,
  shownKeywords,
  shownStrengths,
} from '@daedap/contract/constants/interview';
import type { UserAnswer } from '@daedap/contract/interviews';
import { FeedbackList } from '#/domain/answer/review/feedback-list.tsx';
import { Keywords } from '#/domain/answer/review/keywords.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from '#/domain/answer/review/texts.ts';

type Props = {
  readonly answer: Pick<UserAnswer, 'feedback' | 'strengths' | 'improvements' | 'keywords'>;
};

/** The sentences about an answer: the first few of each kind, and the rest on demand. */
export function Feedback({ answer }: Props) {
  const { t } = useTexts();
  const { feedback, strengths, improvements, keywords } = answer;
  return (
    <Card title={t('feedback.sections.feedback')}>
      <div className="flex flex-col gap-5">
        {feedback !== null && <p className="text-pretty wrap-anywhere">{feedback}</p>}
        <FeedbackList
          title={t('feedback.sections.strengths')}
          items={strengths}
          sign="✓"
          shown={shownStrengths}
        />
        <FeedbackList
          title={t('feedback.sections.improvements')}
          items={improvements}
          sign="→"
          shown={shownImprovements}
        />
        <Keywords words={keywords} shown={shownKeywords} />
      </div>
    </Card>
  );
}
