import { difficultyNames } from '@daedap/contract/category-names';
import type { Question } from '@daedap/contract/interviews';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { durationText } from '#/domain/plan/tier-texts.ts';
import { categoryLabel } from './labels.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** The question: the largest text of the screen. */
export function QuestionCard({ question }: { question: Question }) {
  const { t, language } = useTexts();
  const { id, category, subCategory, difficulty, expectedDuration } = question;
  return (
    <div>
      <h1
        key={id}
        ref={focusWhenFree}
        tabIndex={-1}
        data-question-id={id}
        className="text-2xl leading-snug font-extrabold tracking-tight wrap-anywhere sm:text-3xl lg:text-[1.75rem]"
      >
        {question.question}
      </h1>
      <p className="mt-2 flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {[
          categoryLabel(category, subCategory, language),
          difficultyNames[difficulty][language],
          t('interview.expected', { time: durationText(expectedDuration) }),
        ].join(' · ')}
      </p>
    </div>
  );
}
