import type { ShownBankQuestion } from '@daedap/contract/calls/bank-questions';
import { difficultyNames } from '@daedap/contract/category-names';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import { setQuestionsMax } from '@daedap/contract/question-sets';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { BankFilterForm } from './bank-filter-form.tsx';
import { type BankFilter, bankQuery } from './bank-query.ts';
import { useTexts } from './texts.ts';

type Props = {
  /** Questions that are there already. */
  readonly known: ReadonlySet<string>;
  readonly onAdd: (questions: readonly OwnQuestion[]) => void;
  readonly onBack: () => void;
};

/** The whole bank, to collect questions before they were ever asked. What is chosen stays while the filter changes. */
export function BankBrowser({ known, onAdd, onBack }: Props) {
  const { t, language } = useTexts();
  const [filter, setFilter] = useState<BankFilter>({
    language,
    category: null,
    subCategory: null,
    difficulty: null,
    q: '',
  });
  const [chosen, setChosen] = useState<ReadonlyMap<string, ShownBankQuestion>>(new Map());
  const query = useInfiniteQuery(bankQuery(filter));
  const shown = query.data?.pages.flatMap(({ questions }) => questions) ?? [];
  const total = query.data?.pages[0]?.total;
  const isFull = chosen.size >= setQuestionsMax;
  const hintId = useId();
  const toggle = (question: ShownBankQuestion) => {
    const next = new Map(chosen);
    if (!next.delete(keyOf(question))) next.set(keyOf(question), question);
    setChosen(next);
  };
  return (
    <Card title={t('bank.title')}>
      <p className="text-pretty text-ink-soft">{t('bank.lead')}</p>
      <div className="mt-5">
        <BankFilterForm filter={filter} onChange={setFilter} />
      </div>
      <output className="mt-5 block text-sm text-ink-soft tabular-nums">
        {total !== undefined && t(total === 0 ? 'bank.none' : 'bank.found', { count: total })}
      </output>
      {query.isPending && <Skeleton width="100%" height="16rem" />}
      {query.isError && (
        <LoadFailure
          title={t('bank.failed.title')}
          text={t('bank.failed.text')}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <ul
        aria-busy={query.isPlaceholderData}
        className="mt-2 flex flex-col aria-busy:opacity-60"
        lang={filter.language}
      >
        {shown.map((question) => (
          <BankRow
            key={question.id}
            question={question}
            isKnown={known.has(question.text)}
            isChosen={chosen.has(keyOf(question))}
            isFull={isFull}
            onToggle={() => toggle(question)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-3">
          <Button
            variant="secondary"
            wide
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('bank.more')}
          </Button>
        </div>
      )}
      <div className="sticky bottom-0 -mx-5 mt-5 border-t border-line bg-surface px-5 pt-3 pb-[max(0.25rem,var(--safe-bottom))] sm:-mx-7 sm:px-7">
        <p id={hintId} className="mb-2 text-sm text-ink-soft empty:hidden">
          {chosen.size === 0 && t('bank.chooseFirst')}
          {isFull && t('bank.full', { max: setQuestionsMax })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            ready={chosen.size > 0}
            aria-describedby={hintId}
            onClick={() => onAdd([...chosen.values()].map(ownOf))}
          >
            {t('bank.add', { count: chosen.size })}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {t('bank.back')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** A question is another one in another language. */
const keyOf = ({ text }: ShownBankQuestion) => text;

/** Without points: the coach finds what the bank expects of an answer by the question's text. */
const ownOf = ({ text, questionType }: ShownBankQuestion): OwnQuestion => ({
  text,
  questionType,
  points: [],
});

type RowProps = {
  readonly question: ShownBankQuestion;
  readonly isKnown: boolean;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: () => void;
};

function BankRow({ question, isKnown, isChosen, isFull, onToggle }: RowProps) {
  const { language } = useTexts();
  const { main, sub } = categoryLabelsOf(question, language);
  const labels = [main, sub, difficultyNames[question.difficulty][language]];
  return (
    <li className="border-b border-line last:border-0">
      <label className="flex min-h-11 items-start gap-3 rounded-control px-2 py-3 hover:bg-sunken has-disabled:opacity-60">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-accent"
          checked={isChosen || isKnown}
          disabled={isKnown || (isFull && !isChosen)}
          onChange={onToggle}
        />
        <span className="min-w-0 wrap-anywhere">
          {question.text}
          <span lang={language} className="block text-sm text-ink-soft">
            {labels.join(' · ')}
          </span>
        </span>
      </label>
    </li>
  );
}
