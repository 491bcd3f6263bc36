import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useLocation, useSearchParams } from '#/lib/router/hooks.ts';
import { Button } from '#/ui/button.tsx';
import { AnswerDetail } from './answer-detail.tsx';
import { AnswerTabs } from './answer-tabs.tsx';
import { useTexts } from './texts.ts';
import { watchSwipes } from './watch-swipes.ts';

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

type CarouselProps = { readonly session: Session; readonly answers: readonly UserAnswer[] };

/** One answer at a time, chosen by tab, by swipe or drag, or by buttons. */
function AnswerCarousel({ session, answers }: CarouselProps) {
  const { t } = useTexts();
  const id = useId();
  const { place, choose } = useChosenAnswer(answers);
  const answer = answers[place];
  const tabId = (at: number) => `${id}-tab-${at}`;
  const panelId = `${id}-panel`;

  const step = useRef<(by: number) => void>(() => undefined);
  // The listeners below outlive a render and call the newest function through the ref.
  useEffect(() => {
    step.current = (by) => choose(place + by);
  });
  const swiped = useCallback(
    (element: HTMLElement | null) =>
      element ? watchSwipes(element, (by) => step.current(by)) : undefined,
    [],
  );

  if (!answer) return null;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <AnswerTabs
          answers={answers}
          place={place}
          tabId={tabId}
          panelId={panelId}
          onChoose={choose}
        />
        <div className="flex flex-wrap items-center gap-3">
          <output className="text-sm text-ink-soft tabular-nums">
            {t('results.answers.place', { place: place + 1, total: answers.length })}
          </output>
          <div className="flex gap-2">
            <Button variant="secondary" ready={place > 0} onClick={() => choose(place - 1)}>
              {t('results.answers.previous')}
            </Button>
            <Button
              variant="secondary"
              ready={place < answers.length - 1}
              onClick={() => choose(place + 1)}
            >
              {t('results.answers.next')}
            </Button>
          </div>
        </div>
      </div>
      <div
        ref={swiped}
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(place)}
        tabIndex={0}
        data-swipes=""
        className="mt-4 touch-pan-y touch-pinch-zoom rounded-card"
      >
        <AnswerDetail key={answer.id} session={session} answer={answer} />
      </div>
    </>
  );
}

/** The open answer. It is part of the address, so that a reload and a link keep it. */
function useChosenAnswer(answers: readonly Pick<UserAnswer, 'questionNumber'>[]) {
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const number = search.get('answer');
  const index = answers.findIndex(({ questionNumber }) => String(questionNumber) === number);
  const choose = (place: number) => {
    const answer = answers[place];
    if (!answer) return;
    setSearch(
      (before) => {
        before.set('answer', String(answer.questionNumber));
        return before;
      },
      // Keeps the navigation state, which may be the only place that names the session.
      { replace: true, keepScroll: true, state },
    );
  };
  return { place: Math.max(0, index), choose };
}
