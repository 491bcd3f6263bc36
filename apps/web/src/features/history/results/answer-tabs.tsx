import type { UserAnswer } from '@daedap/contract/interviews';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from './texts.ts';

type Props = {
  readonly answers: readonly Pick<UserAnswer, 'id' | 'questionNumber' | 'score'>[];
  readonly place: number;
  readonly tabId: (place: number) => string;
  readonly panelId: string;
  readonly onChoose: (place: number) => void;
};

/** The tab that a key leads to; null for other keys. */
function targetOf(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** One tab per answer. The Tab key reaches the chosen one, the arrow keys the others. */
export function AnswerTabs({ answers, place, tabId, panelId, onChoose }: Props) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, place, answers.length);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('results.answers.tabs')}
      tabIndex={-1}
      className="flex flex-wrap gap-2"
      onKeyDown={onKeyDown}
    >
      {answers.map(({ id, questionNumber: number, score }, at) => (
        <button
          key={id}
          id={tabId(at)}
          type="button"
          role="tab"
          aria-selected={at === place}
          aria-controls={at === place ? panelId : undefined}
          tabIndex={at === place ? 0 : -1}
          className="relative grid size-11 place-items-center rounded-full border border-line-strong bg-surface font-semibold tabular-nums transition-colors hover:bg-sunken aria-selected:border-accent aria-selected:bg-accent aria-selected:text-on-accent"
          onClick={() => onChoose(at)}
        >
          <span aria-hidden="true">{number}</span>
          <span className="sr-only">
            {score === null
              ? t('results.answers.tabUnscored', { number })
              : t('results.answers.tab', { number, score })}
          </span>
        </button>
      ))}
    </div>
  );
}
