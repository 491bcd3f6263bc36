import { ResumeRefused, useResume } from '#/domain/session/resume-session.tsx';
import { Button } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { isUnderWay } from './answer-states.ts';
import type { Results } from './api/get-results.ts';
import { Arriving } from './arriving.tsx';
import { EmptyPicture } from './pictures.tsx';
import { NewInterview, ToRecords } from './ways-out.tsx';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { useTexts } from './texts.ts';

/** Neither an analysis nor a single judged answer. */
export function EmptyResults({ results: { session, userAnswers } }: { results: Results }) {
  const { t } = useTexts();
  const resume = useResume();
  const open = session.status !== 'completed';
  const pending = userAnswers.filter(isUnderWay).length;
  return (
    <Arriving>
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
              <NewInterview />
            )}
            <ToRecords variant="secondary" />
          </>
        }
      />
      <ResumeRefused {...resume} />
    </Arriving>
  );
}
