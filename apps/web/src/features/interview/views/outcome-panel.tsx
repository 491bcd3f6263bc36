import { FailedAnswer } from '#/domain/answer/review/failed-answer.tsx';
import { NoSound } from '#/domain/answer/review/no-sound.tsx';
import { QueuedAnswer } from '#/domain/answer/review/queued-answer.tsx';
import { SilentAnswer } from '#/domain/answer/review/silent-answer.tsx';
import type { LeadsTo } from '#/domain/answer/review/ways-on.tsx';
import { Unscored } from '#/domain/answer/review/unscored.tsx';
import type { AnalysisOutcome } from '#/domain/answer/answer-port.ts';
import { recordedBytes } from '../interview-inputs.ts';
import type { LiveProps } from './live-props.ts';

type WithoutScore = Exclude<AnalysisOutcome, { kind: 'scored' }>;

type Props = LiveProps & { readonly outcome: WithoutScore; readonly leadsTo: LeadsTo };

/** An answer without a score: each kind has its own panel with its own ways on. */
export function OutcomePanel({ snapshot, send, outcome, leadsTo }: Props) {
  const ways = {
    leadsTo,
    onNext: () => send({ type: 'NEXT' }),
    onReRecord: () => send({ type: 'RE_RECORD' }),
  };
  switch (outcome.kind) {
    case 'silent':
      return <SilentAnswer {...ways} onAbort={() => send({ type: 'ASK_TO_END' })} />;
    case 'unheard':
      return <Unscored {...ways} reason={outcome.reason} onType={() => send({ type: 'EDIT' })} />;
    case 'queued':
      return (
        <QueuedAnswer
          leadsTo={leadsTo}
          onNext={ways.onNext}
          onType={() => send({ type: 'EDIT' })}
        />
      );
    case 'noSound':
      return (
        <NoSound
          {...ways}
          bytes={recordedBytes(snapshot.context)}
          onSendVideo={() => send({ type: 'SEND_VIDEO' })}
          onType={() => send({ type: 'EDIT' })}
        />
      );
    case 'failed':
      return (
        <FailedAnswer {...ways} message={outcome.message} onRetry={() => send({ type: 'RETRY' })} />
      );
  }
}
