import { pages } from '@daedap/contract/pages';
import type { ReactNode } from 'react';
import { ResumeRefused, useResume } from '#/domain/session/resume-session.tsx';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { isPending } from '#/features/history/analysis-status.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { Button, ButtonLink, type ButtonLook } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import type { Results } from './results-query.ts';
import { useTexts } from './texts.ts';

type Look = Pick<ButtonLook, 'variant'>;

/** For a session without an analysis and without a scored answer. */
export function EmptyResults({ results: { session, userAnswers } }: { results: Results }) {
  const { t } = useTexts();
  const resume = useResume();
  const open = session.status !== 'completed';
  const pending = userAnswers.filter(isPending).length;
  return (
    <FocusTarget>
      <EmptyState
        picture={<EmptyPicture />}
        title={t('results.empty.title')}
        text={
          pending > 0
            ? `${t('results.pending', { count: pending })}. ${t('results.pendingText')}`
            : t(open ? 'results.empty.unfinished' : 'results.empty.completed')
        }
        action={
          <>
            {open ? (
              <Button busy={resume.pending !== null} onClick={() => resume.start(session)}>
                {sessionText('sessions.resume.action')}
              </Button>
            ) : (
              <NewInterviewLink />
            )}
            <SessionListLink variant="secondary" />
          </>
        }
      />
      <ResumeRefused {...resume} />
    </FocusTarget>
  );
}

/** For a missing session and for another person's session alike. */
export function MissingResults() {
  const { t } = useTexts();
  return (
    <FocusTarget>
      <EmptyState
        picture={<LostPicture />}
        title={t('results.missing.title')}
        text={t('results.missing.text')}
        action={<SessionListLink />}
      />
    </FocusTarget>
  );
}

export type Retry = { readonly busy: boolean; readonly onRetry: () => void };

/** For an interview on this device that the server does not know yet. */
export function UnsentResults({ busy, onRetry }: Retry) {
  const { t } = useTexts();
  return (
    <FocusTarget>
      <EmptyState
        picture={<UnsentPicture />}
        title={t('results.unsent.title')}
        text={t('results.unsent.text')}
        action={
          <>
            <Button busy={busy} onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <NewInterviewLink variant="secondary" />
          </>
        }
      />
    </FocusTarget>
  );
}

export function NewInterviewLink({ variant }: Look) {
  const { t } = useTexts();
  return (
    <ButtonLink to={pages.setup} state={leaveConfirmed} variant={variant}>
      {t('results.actions.newInterview')}
    </ButtonLink>
  );
}

export function SessionListLink({ variant }: Look) {
  const { t } = useTexts();
  return (
    <ButtonLink to={pages.history} state={leaveConfirmed} variant={variant}>
      {t('results.actions.records')}
    </ButtonLink>
  );
}

/** Takes the focus from the heading of the skeleton that it replaces. */
function FocusTarget({ children }: { children: ReactNode }) {
  return (
    <div ref={focusWhenFree} tabIndex={-1}>
      {children}
    </div>
  );
}

/** A question mark. */
const LostPicture = () => (
  <BubblePicture>
    <path d="M49 35c0-7 5-12 11.5-12S72 28 72 34c0 8-11 9-11 17M61 62.5v.1" />
  </BubblePicture>
);

/** An arrow that points up. */
const UnsentPicture = () => (
  <BubblePicture>
    <path d="M60 60V28M47 40l13-13 13 13" />
  </BubblePicture>
);

/** A dash, as for a missing score. */
const EmptyPicture = () => (
  <BubblePicture>
    <path d="M46 43h28" />
  </BubblePicture>
);
