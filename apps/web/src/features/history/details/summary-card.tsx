import { difficultyNames } from '@daedap/contract/category-names';
import { preparationSeconds } from '@daedap/contract/constants/interview';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { generatePath } from '#/lib/router/address.ts';
import { RemakeButton } from '#/domain/answer/remake-button.tsx';
import { translate as answerText } from '#/domain/answer/texts.ts';
import { type OverallAnalysis, useOverallAnalysis } from '#/domain/answer/use-overall-analysis.ts';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { CategoryPicture } from '#/domain/session/category-picture.tsx';
import { ResumeRefused, useResume } from '#/domain/session/resume-session.tsx';
import { modeLabels } from '#/domain/session/mode-text.ts';
import { configOf } from '#/domain/session/session-config.ts';
import { StatusBadge } from '#/domain/session/status-badge.tsx';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { isScored } from '#/features/history/analysis-status.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { Notice } from '#/ui/notice.tsx';
import { Counters } from './counters.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly answers: readonly UserAnswer[] };

/** The session's category, status and progress, and how to go on. */
export function SummaryCard({ session, answers }: Props) {
  const { t, language } = useTexts();
  const overall = useOverallAnalysis(session, configOf(session));
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <CategoryPicture category={session.mainCategory} />
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2 className="text-xl font-bold wrap-anywhere">
            {sessionText('sessions.title', categoryLabelsOf(session, language))}
          </h2>
          <p className="mt-1 flex flex-wrap gap-2">
            <StatusBadge status={session.status} />
            <Badge>{nameOf(difficultyNames, session.difficulty, language)}</Badge>
            {modeLabels(session, language).map((label) => (
              <Badge key={label} tone="accent">
                {label}
              </Badge>
            ))}
            {session.preparationSeconds !== preparationSeconds && (
              <Badge>{t('details.preparation', { seconds: session.preparationSeconds })}</Badge>
            )}
          </p>
        </div>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap">
          <NextStep session={session} />
          <Overall session={session} answers={answers} overall={overall} />
        </div>
      </div>
      {overall.problem !== null && session.status !== 'completed' && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {overall.problem}
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <Counters session={session} />
      </div>
    </Card>
  );
}

const resultsAddress = ({ id }: Session) =>
  generatePath(pages.recordingResults, { recordingId: String(id) });

/** Leads to the results of a completed session, and resumes any other. */
function NextStep({ session }: { session: Session }) {
  const { t } = useTexts();
  const resume = useResume();
  if (session.status === 'completed') {
    return (
      <ButtonLink to={resultsAddress(session)} state={leaveConfirmed}>
        {t('details.results')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button busy={resume.pending !== null} onClick={() => resume.start(session)}>
        {sessionText('sessions.resume.action')}
      </Button>
      <ResumeRefused {...resume} />
    </>
  );
}

/** Offers to make the overall analysis once all questions are answered, or to make it again. */
function Overall({ session, answers, overall }: Props & { readonly overall: OverallAnalysis }) {
  const { t } = useTexts();
  const isThere = session.status === 'completed';
  const hasScore = answers.some(isScored);
  const isComplete = answers.length >= session.totalQuestions || overall.problem !== null;
  return (
    <>
      <RemakeButton
        overall={overall}
        isThere={isThere}
        hasRetakes={answers.some(({ attempts }) => attempts.some(({ retake }) => retake))}
      />
      {!isThere && hasScore && isComplete && overall.pending !== 'remake' && (
        <Button
          variant="secondary"
          ref={overall.problem === null ? undefined : focusWhenFree}
          busy={overall.pending === 'make'}
          onClick={overall.make}
        >
          {answerText(
            overall.pending === 'make' ? 'answers.overall.making' : 'answers.overall.make',
          )}
        </Button>
      )}
      {!isThere && hasScore && !isComplete && overall.pending !== 'remake' && (
        <ButtonLink variant="secondary" to={resultsAddress(session)} state={leaveConfirmed}>
          {t('details.resultsSoFar')}
        </ButtonLink>
      )}
    </>
  );
}
