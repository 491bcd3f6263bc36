import type { UserAnswer } from '@daedap/contract/interviews';
import { translate as answerText } from '#/domain/answer/texts.ts';
import type { OverallAnalysis } from '#/domain/answer/use-overall-analysis.ts';
import { ResumeRefused, useResume } from '#/domain/session/resume-session.tsx';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { isPending, isScored, isUnscored } from '#/features/history/analysis-status.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { Notice } from '#/ui/notice.tsx';
import type { Results } from './results-query.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly results: Results;
  readonly overall: OverallAnalysis;
  /** The id of the text that says why the analysis has to wait. */
  readonly pendingId: string;
};

/** Stands for the overall score while there is none, and offers to make the overall analysis. */
export function AnalyseCard({ results: { session, userAnswers }, overall, pendingId }: Props) {
  const { t } = useTexts();
  const resume = useResume();
  const scored = userAnswers.filter(isScored).length;
  const waiting = userAnswers.some(isPending);
  const unanswered = Math.max(0, session.totalQuestions - userAnswers.length);
  return (
    <Card title={t('results.analyse.title')}>
      <p className="text-pretty text-ink-soft">{t('results.analyse.text', { count: scored })}</p>
      {unanswered > 0 && (
        <p className="mt-1 text-pretty text-ink-soft">
          {t('results.analyse.unanswered', { count: unanswered })}
        </p>
      )}
      {overall.problem !== null && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {overall.problem}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          // After a failed new analysis the button that was pressed is gone.
          ref={overall.problem === null ? undefined : focusWhenFree}
          busy={overall.pending !== null}
          ready={!waiting}
          aria-describedby={waiting ? pendingId : undefined}
          onClick={overall.make}
        >
          {answerText('answers.overall.make')}
        </Button>
        {unanswered > 0 && session.status !== 'completed' && (
          <Button
            variant="secondary"
            busy={resume.pending !== null}
            onClick={() => resume.start(session)}
          >
            {sessionText('sessions.resume.action')}
          </Button>
        )}
      </div>
      <ResumeRefused {...resume} />
    </Card>
  );
}

type NoteProps = {
  readonly answers: readonly UserAnswer[];
  /** The id of the text that says how many are pending. */
  readonly pendingId: string;
};

/** How many answers are not listed: pending ones and unscored ones. */
export function UnlistedAnswersNote({ answers, pendingId }: NoteProps) {
  const { t } = useTexts();
  const pending = answers.filter(isPending).length;
  const unscored = answers.filter(isUnscored).length;
  return (
    <div className="flex flex-col gap-1 text-ink-soft has-[>:only-child:empty]:hidden">
      <output id={pendingId}>
        {pending > 0 && (
          <>
            <span className="font-semibold text-ink">
              {t('results.pending', { count: pending })}
            </span>{' '}
            {t('results.pendingText')}
          </>
        )}
      </output>
      {unscored > 0 && <p>{t('results.unscored', { count: unscored })}</p>}
    </div>
  );
}
