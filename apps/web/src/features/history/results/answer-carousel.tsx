import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useCallback, useEffect, useId, useRef } from 'react';
import { Button } from '#/ui/button.tsx';
import { AnswerDetail } from './answer-detail.tsx';
import { AnswerTabs } from './answer-tabs.tsx';
import { useChosenAnswer } from './use-chosen-answer.ts';
import { watchSwipes } from './watch-swipes.ts';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly answers: readonly UserAnswer[] };

/** One answer at a time: by its number, by a swipe or a drag, or by the buttons. */
export function AnswerCarousel({ session, answers }: Props) {
  const { t } = useTexts();
  const id = useId();
  const { place, choose } = useChosenAnswer(answers);
  const answer = answers[place];
  const tabId = (at: number) => `${id}-tab-${at}`;
  const panelId = `${id}-panel`;

  const step = useRef<(by: number) => void>(() => undefined);
  // The listeners below outlive a render; this is what they find.
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
