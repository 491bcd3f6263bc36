import { FailedAnswer } from '#/parts/feedback/failed-answer.tsx';
import { NoSound } from '#/parts/feedback/no-sound.tsx';
import { QueuedAnswer } from '#/parts/feedback/queued-answer.tsx';
import { SilentAnswer } from '#/parts/feedback/silent-answer.tsx';
import type { LeadsTo } from '#/parts/feedback/ways-on.tsx';
import { Unscored } from '#/parts/feedback/unscored.tsx';
import type { AnalysisOutcome } from '#/parts/answers/answer-port.ts';
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
