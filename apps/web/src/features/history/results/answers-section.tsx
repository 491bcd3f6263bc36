import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useId } from 'react';
import { AnswerCarousel } from './answer-carousel.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly answers: readonly UserAnswer[] };

export function AnswersSection({ session, answers }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5">
      <h2 id={id} className="text-xl font-bold">
        {t('results.answers.title')}
      </h2>
      {answers.length === 0 ? (
        <p className="mt-3 text-ink-soft">{t('results.answers.none')}</p>
      ) : (
        <AnswerCarousel session={session} answers={answers} />
      )}
    </section>
  );
}
