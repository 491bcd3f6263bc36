import type { AnswerAttempt, Session } from '@daedap/contract/interviews';
import { useId, useMemo, useState } from 'react';
import { TwoTimelines } from '#/domain/answer/review/later.tsx';
import { Card } from '#/ui/card.tsx';
import { AnalysisChanges } from './analysis-changes.tsx';
import { attemptName, scoreName, timeName } from './attempt-labels.tsx';
import type { AttemptSeek } from './attempt-column.tsx';
import { AttemptList } from './attempt-list.tsx';
import { RetakeButton } from './retake-button.tsx';
import { scoreOf, compareScores, scoreChangeText } from './score-change.ts';
import { ScoreTable } from './score-table.tsx';
import { useTexts } from './texts.ts';
import { TranscriptCard } from './transcript-card.tsx';
import { hasChanges, compareTranscripts } from './transcript-changes.ts';
import type { AttemptPair } from './use-attempt-pair.ts';

type Props = {
  readonly session: Session;
  readonly attempts: readonly AnswerAttempt[];
  readonly pair: AttemptPair;
  readonly onChoose: (ids: { readonly [place in keyof AttemptPair]: number }) => void;
};

/** One sentence, then the scores, then what changed in the analysis, then both transcripts. */
export function Comparison({ session, attempts, pair, onChoose }: Props) {
  const { t } = useTexts();
  const { first, second } = pair;
  const [seek, setSeek] = useState<AttemptSeek | null>(null);
  const before = first.answerText ?? '';
  const after = second.answerText ?? '';
  const changes = useMemo(
    () => (before.trim() && after.trim() ? compareTranscripts(before, after) : null),
    [before, after],
  );
  // A silent answer has an analysis, but nothing in it is worth comparing.
  const comparable = changes !== null && scoreOf(first) !== null && scoreOf(second) !== null;
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <p className="text-sm font-semibold text-accent-ink">
          {t('compare.title', { number: second.questionNumber })}
        </p>
        <h2 className="mt-1 text-lg font-bold wrap-anywhere">{second.question.question}</h2>
        {/* A live region: announced when an attempt gets its score or another pair is chosen. */}
        <output className="mt-4 block text-2xl font-extrabold text-balance">
          {scoreChangeText(compareScores(pair), {
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
        {comparable && <AnalysisChanges pair={pair} />}
      </div>
      <TranscriptCard
        sessionId={session.id}
        attempts={attempts}
        pair={pair}
        changes={changes}
        seek={seek}
      />
      <TwoTimelines
        sessionId={session.id}
        limit={session.timePerQuestion}
        first={first}
        second={second}
        names={[attemptName(attempts, first), attemptName(attempts, second)]}
        onSeek={(attemptId, seekTo) =>
          setSeek((last) => ({ attemptId, seekTo, seekKey: (last?.seekKey ?? 0) + 1 }))
        }
      />
      <AttemptList attempts={attempts} />
    </div>
  );
}

type PairSelectsProps = Pick<Props, 'attempts' | 'pair' | 'onChoose'>;

/** Two selects. Each offers only attempts that keep the earlier one first. */
function PairSelects({ attempts, pair, onChoose }: PairSelectsProps) {
  const { t } = useTexts();
  const at = { first: attempts.indexOf(pair.first), second: attempts.indexOf(pair.second) };
  const ids = { first: pair.first.id, second: pair.second.id };
  const nameOf = (attempt: AnswerAttempt) =>
    [
      attemptName(attempts, attempt),
      scoreName(attempt),
      ...(attempt === attempts.at(-1) ? [t('compare.newest')] : []),
      timeName(attempt),
    ].join(' · ');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('compare.pair.legend')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('compare.pair.first')}
          attempts={attempts.slice(0, at.second)}
          chosen={ids.first}
          nameOf={nameOf}
          onChoose={(first) => onChoose({ ...ids, first })}
        />
        <Select
          label={t('compare.pair.second')}
          attempts={attempts.slice(at.first + 1)}
          chosen={ids.second}
          nameOf={nameOf}
          onChoose={(second) => onChoose({ ...ids, second })}
        />
      </div>
    </fieldset>
  );
}

type SelectProps = {
  readonly label: string;
  readonly attempts: readonly AnswerAttempt[];
  readonly chosen: number;
  readonly nameOf: (attempt: AnswerAttempt) => string;
  readonly onChoose: (id: number) => void;
};

function Select({ label, attempts, chosen, nameOf, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-ellipsis"
      >
        {attempts.map((attempt) => (
          <option key={attempt.id} value={attempt.id}>
            {nameOf(attempt)}
          </option>
        ))}
      </select>
    </div>
  );
}
