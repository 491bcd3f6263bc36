import type { AnswerAttempt, Session } from '@daedap/contract/interviews';
import { useMemo } from 'react';
import { Card } from '#/ui/card.tsx';
import type { Pair } from './attempt-pair.ts';
import { AttemptList } from './attempt-list.tsx';
import { PairSelects } from './pair-selects.tsx';
import { RetakeButton } from './retake-button.tsx';
import { SaidCard } from './said-card.tsx';
import { ScoreTable } from './score-table.tsx';
import { hasChanges, transcriptChanges } from './transcript-changes.ts';
import { scoreOf, verdictOf } from './verdict.ts';
import { verdictText } from './verdict-text.ts';
import { WhatChanged } from './what-changed.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly session: Session;
  readonly attempts: readonly AnswerAttempt[];
  readonly pair: Pair;
  readonly onChoose: (ids: { readonly [place in keyof Pair]: number }) => void;
};

/** One sentence, then the numbers, then why, then the words themselves. */
export function Comparison({ session, attempts, pair, onChoose }: Props) {
  const { t } = useTexts();
  const { first, second } = pair;
  const before = first.answerText ?? '';
  const after = second.answerText ?? '';
  const changes = useMemo(
    () => (before.trim() && after.trim() ? transcriptChanges(before, after) : null),
    [before, after],
  );
  // Of silence there is nothing to say but that it was silence.
  const judged = changes !== null && scoreOf(first) !== null && scoreOf(second) !== null;
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <p className="text-sm font-semibold text-accent-ink">
          {t('compare.title', { number: second.questionNumber })}
        </p>
        <h2 className="mt-1 text-lg font-bold wrap-anywhere">{second.question.question}</h2>
        {/* Says so by itself when an attempt has been scored, or another one is chosen. */}
        <output className="mt-4 block text-2xl font-extrabold text-balance">
          {verdictText(verdictOf(pair), {
            newest: second === attempts.at(-1),
            dropped: changes !== null && hasChanges(changes.before),
            silent: after.trim() === '',
          })}
        </output>
        <div className="mt-5">
          <PairSelects attempts={attempts} pair={pair} onChoose={onChoose} />
        </div>
        <div className="mt-5">
          <RetakeButton session={session} attempt={second} label={t('compare.retake')} />
        </div>
      </Card>
      <div className="grid grid-cols-1 gap-5 *:only:col-span-full lg:grid-cols-2 lg:items-start">
        <ScoreTable pair={pair} />
        {judged && <WhatChanged pair={pair} />}
      </div>
      <SaidCard sessionId={session.id} attempts={attempts} pair={pair} changes={changes} />
      <AttemptList attempts={attempts} />
    </div>
  );
}
