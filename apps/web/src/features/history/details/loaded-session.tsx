import type { SessionRef } from '@daedap/contract/ids';
import type { UserAnswer } from '@daedap/contract/interviews';
import { lazy, Suspense, useRef, useState } from 'react';
import { isDebugging } from '#/lib/debug-mode.ts';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { AnswerDetail } from './answer-detail.tsx';
import type { SessionDetails } from './api/get-session-details.ts';
import { ComparePanel } from '#/features/history/compare/compare-panel.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { LocalNote } from './local-note.tsx';
import { PickQuestion } from './pick-question.tsx';
import { QuestionRow } from './question-row.tsx';
import { SummaryCard } from './summary-card.tsx';
import { ToAnswer } from './to-answer.tsx';
import { useLocalVideos } from './use-local-videos.ts';
import { useSelection } from './use-selection.ts';

/** Nobody but developers loads it. */
const DebugPanel = lazy(async () => ({ default: (await import('./debug-panel.tsx')).DebugPanel }));

type Props = {
  readonly details: SessionDetails;
  /** How the session is named in the address. */
  readonly address: SessionRef;
  readonly userId: number;
};

export function LoadedSession({ details, address, userId }: Props) {
  const { session, answers } = details;
  const { questionId, comparing, select } = useSelection();
  const local = useLocalVideos(userId, details);
  const [debugging] = useState(isDebugging);
  const [going, setGoing] = useState<UserAnswer | null>(null);
  const rowTitle = useRef<HTMLHeadingElement>(null);
  const chosen = answers.find((answer) => answer.questionId === questionId);
  if (chosen && comparing) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <ToAnswer questionId={chosen.questionId} />
        <ComparePanel session={session} questionId={chosen.questionId} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <SummaryCard session={session} answers={answers} />
      <UnreadableNote of="answers" count={details.unreadable} />
      <div>
        <QuestionRow
          answers={answers}
          chosen={chosen?.questionId ?? null}
          videos={local.videos}
          titleRef={rowTitle}
          onChoose={select}
        />
        {answers.length > 0 && <LocalNote check={local} />}
      </div>
      {answers.length > 0 && !chosen && <PickQuestion />}
      {chosen && (
        <AnswerDetail
          key={chosen.id}
          session={session}
          answer={chosen}
          localVideo={local.videos.get(chosen.id) ?? null}
          onDelete={() => setGoing(chosen)}
        />
      )}
      <DeleteAnswer
        going={going}
        sessionId={session.id}
        address={address}
        userId={userId}
        onClose={() => setGoing(null)}
        onDeleted={(left) => {
          if (!left) select(null);
          // What was pressed is gone.
          rowTitle.current?.focus();
        }}
      />
      {debugging && (
        <Suspense>
          <DebugPanel sessionId={session.id} userId={userId} />
        </Suspense>
      )}
    </div>
  );
}
