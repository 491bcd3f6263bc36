import type { AnswerAttempt } from '@daedap/contract/interviews';
import { Card } from '#/ui/card.tsx';
import { AttemptColumn } from './attempt-column.tsx';
import type { Pair } from './attempt-pair.ts';
import { ChangedWords, type ChangeKind, ChangeSign } from './changed-words.tsx';
import { hasChanges, type TranscriptChanges } from './transcript-changes.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly sessionId: number;
  readonly attempts: readonly AnswerAttempt[];
  readonly pair: Pair;
  /** Null where one of them said nothing: then there is nothing to mark. */
  readonly changes: TranscriptChanges | null;
};

/** Both attempts beside each other: the words, and the video. */
export function SaidCard({ sessionId, attempts, pair, changes }: Props) {
  const { t } = useTexts();
  const column = (place: keyof Pair, kind: ChangeKind) => (
    <AttemptColumn
      sessionId={sessionId}
      attempts={attempts}
      attempt={pair[place]}
      title={t(`compare.pair.${place}`)}
    >
      <ChangedWords
        kind={kind}
        passages={
          changes?.[place === 'first' ? 'before' : 'after'] ?? [
            { text: pair[place].answerText ?? '', changed: false },
          ]
        }
      />
    </AttemptColumn>
  );
  return (
    <Card title={t('compare.words.title')}>
      {changes && <Legend changes={changes} />}
      <div className="@container">
        <div className="grid gap-8 @xl:grid-cols-2 @xl:gap-6">
          {column('first', 'dropped')}
          {column('second', 'added')}
        </div>
      </div>
    </Card>
  );
}

function Legend({ changes: { before, after } }: { changes: TranscriptChanges }) {
  const { t } = useTexts();
  const kinds: ChangeKind[] = [
    ...(hasChanges(before) ? (['dropped'] as const) : []),
    ...(hasChanges(after) ? (['added'] as const) : []),
  ];
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {kinds.length === 0 && t('compare.words.same')}
      {kinds.map((kind) => (
        <span key={kind}>
          <ChangeSign kind={kind} /> {t(`compare.words.${kind}`)}
        </span>
      ))}
    </p>
  );
}
