import type { AnswerAttempt } from '@daedap/contract/interviews';
import { Fragment } from 'react';
import { Card } from '#/ui/card.tsx';
import { AttemptColumn, type AttemptSeek } from './attempt-column.tsx';
import { useTexts } from './texts.ts';
import { hasChanges, type Passage, type TranscriptChanges } from './transcript-changes.ts';
import type { AttemptPair } from './use-attempt-pair.ts';

/** The word joiner U+2060 keeps a sign on the line of its word. */
const changeStyles = {
  added: {
    Tag: 'ins',
    sign: '+\u2060',
    signClass: 'text-score-green',
    className: 'decoration-score-green decoration-1 underline underline-offset-4',
  },
  dropped: {
    Tag: 'del',
    sign: '−\u2060',
    signClass: 'text-score-amber',
    className: 'decoration-score-amber decoration-1 line-through',
  },
} as const;

type ChangeKind = keyof typeof changeStyles;

type Props = {
  readonly sessionId: number;
  readonly attempts: readonly AnswerAttempt[];
  readonly pair: AttemptPair;
  /** Null where one attempt is silent: then no words are marked. */
  readonly changes: TranscriptChanges | null;
  readonly seek: AttemptSeek | null;
};

/** Both attempts side by side: transcript and video. */
export function TranscriptCard({ sessionId, attempts, pair, changes, seek }: Props) {
  const { t } = useTexts();
  const column = (place: keyof AttemptPair, kind: ChangeKind) => (
    <AttemptColumn
      sessionId={sessionId}
      attempts={attempts}
      attempt={pair[place]}
      title={t(`compare.pair.${place}`)}
      seek={seek?.attemptId === pair[place].id ? seek : null}
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

type ChangedWordsProps = { readonly passages: readonly Passage[]; readonly kind: ChangeKind };

/** A transcript that marks the words only this attempt has. */
function ChangedWords({ passages, kind }: ChangedWordsProps) {
  return (
    <p className="leading-8 whitespace-pre-line wrap-anywhere">
      {passages.map(({ text, changed }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- passages have no other name than their place
        <Fragment key={place}>{changed ? <Changed kind={kind} text={text} /> : text}</Fragment>
      ))}
    </p>
  );
}

/** Most screen readers do not announce `ins` and `del`, so hidden words mark the start and the end. */
function Changed({ kind, text }: { kind: ChangeKind; text: string }) {
  const { t } = useTexts();
  const { Tag, className } = changeStyles[kind];
  return (
    <Tag className="rounded-sm bg-sunken box-decoration-clone px-0.5 py-0.5 no-underline">
      <ChangeSign kind={kind} />
      <span className="sr-only">{t(`compare.words.${kind}Start`)}</span>
      <span className={className}>{text}</span>
      <span className="sr-only">{t('compare.words.end')}</span>
    </Tag>
  );
}

function ChangeSign({ kind }: { kind: ChangeKind }) {
  return (
    <span aria-hidden="true" className={`mr-0.5 font-bold ${changeStyles[kind].signClass}`}>
      {changeStyles[kind].sign}
    </span>
  );
}
