import type { SessionRef } from '@daedap/contract/ids';
import type { UserAnswer } from '@daedap/contract/interviews';
import { lazy, Suspense, useRef, useState } from 'react';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { isDebugging } from '#/lib/debug-mode.ts';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { BackIcon } from '#/ui/icons.tsx';
import { Spinner } from '#/ui/loading.tsx';
import { AnswerDetail } from './answer-detail.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { QuestionRow } from './question-row.tsx';
import type { SessionDetails } from './session-details-query.ts';
import { SummaryCard } from './summary-card.tsx';
import { useTexts } from './texts.ts';
import { type LocalCheck, useLocalVideos } from './use-local-videos.ts';
import { inPlace, searchOf, useSelection } from './use-selection.ts';

/** Most visits compare nothing. */
const ComparePanel = lazy(async () => ({
  default: (await import('#/features/history/compare/compare-panel.tsx')).ComparePanel,
}));
/** Only developers load it. */
const DebugPanel = lazy(async () => ({ default: (await import('./debug-panel.tsx')).DebugPanel }));

type Props = {
  readonly details: SessionDetails;
  /** The session's id in the address. */
  readonly address: SessionRef;
  readonly userId: number;
};

export function LoadedSession({ details, address, userId }: Props) {
  const { t } = useTexts();
  const { session, answers } = details;
  const { questionId, comparing, select } = useSelection();
  const local = useLocalVideos(userId, details);
  const [debugging] = useState(isDebugging);
  const [deleting, setDeleting] = useState<UserAnswer | null>(null);
  const rowTitle = useRef<HTMLHeadingElement>(null);
  const chosen = answers.find((answer) => answer.questionId === questionId);
  if (chosen && comparing) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <BackToAnswer questionId={chosen.questionId} />
        <Suspense fallback={<Spinner label={t('common.loading')} />}>
          <ComparePanel session={session} questionId={chosen.questionId} />
        </Suspense>
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
          onDelete={() => setDeleting(chosen)}
        />
      )}
      <DeleteAnswer
        candidate={deleting}
        sessionId={session.id}
        address={address}
        userId={userId}
        onClose={() => setDeleting(null)}
        onDeleted={(hasEarlier) => {
          if (!hasEarlier) select(null);
          // The pressed button is gone.
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

/** Leads from the comparison back to the answer. */
function BackToAnswer({ questionId }: { questionId: number }) {
  const { t } = useTexts();
  return (
    <div>
      <ButtonLink variant="secondary" to={searchOf(questionId)} {...inPlace}>
        <BackIcon />
        {t('details.attempts.back')}
      </ButtonLink>
    </div>
  );
}

/** How many of the videos are on this device. */
function LocalNote({ check }: { check: LocalCheck }) {
  const { t } = useTexts();
  const number = check.videos.size;
  const text = {
    checking: '',
    checked: number > 0 ? t('details.videos.some', { number }) : t('details.videos.none'),
    failed: t('details.videos.failed'),
  }[check.status];
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <output>{text}</output>
      {check.status === 'failed' && (
        <Button variant="quiet" onClick={check.again}>
          {t('details.videos.again')}
        </Button>
      )}
    </div>
  );
}

/** Stands for the answer while no question is chosen. */
function PickQuestion() {
  const { t } = useTexts();
  return (
    <div className="rounded-card border border-dashed border-line-strong px-5 py-10 text-center">
      <h2 className="text-lg font-bold">{t('details.pick.title')}</h2>
      <p className="mt-1 text-ink-soft text-balance">{t('details.pick.text')}</p>
    </div>
  );
}
