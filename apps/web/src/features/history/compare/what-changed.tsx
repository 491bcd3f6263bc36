import { FeedbackList } from '#/domain/answer/review/advice.tsx';
import { Card } from '#/ui/card.tsx';
import type { Pair } from './attempt-pair.ts';
import { listChanges } from './list-changes.ts';
import { useTexts } from './texts.ts';

const signs = {
  strengthsGained: '✓',
  improvementsSettled: '✓',
  improvementsNew: '→',
} as const;

const lists = ['strengthsGained', 'improvementsSettled', 'improvementsNew'] as const;

/** Why it got better, or did not. */
export function WhatChanged({ pair: { first, second } }: { pair: Pair }) {
  const { t } = useTexts();
  const changes = listChanges(first, second);
  const none = Object.values(changes).every((list) => list.length === 0);
  return (
    <Card title={t('compare.changes.title')}>
      {none && <p className="text-ink-soft">{t('compare.changes.none')}</p>}
      <div className="flex flex-col gap-5 empty:hidden">
        <Words
          title={t('compare.changes.keywordsGained')}
          words={changes.keywordsGained}
          sign="+"
        />
        <Words title={t('compare.changes.keywordsLost')} words={changes.keywordsLost} sign="−" />
        {lists.map((list) => (
          <FeedbackList
            key={list}
            title={t(`compare.changes.${list}`)}
            items={changes[list]}
            sign={signs[list]}
          />
        ))}
      </div>
    </Card>
  );
}

type WordsProps = {
  readonly title: string;
  readonly words: readonly string[];
  readonly sign: string;
};

function Words({ title, words, sign }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul aria-label={title} className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
            <span aria-hidden="true" className="mr-1 font-bold text-accent-ink">
              {sign}
            </span>
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
