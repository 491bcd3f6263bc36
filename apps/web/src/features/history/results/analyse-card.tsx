import type { OverallAnalysis } from '#/domain/answer/use-overall-analysis.ts';
import { ResumeRefused, useResume } from '#/domain/session/resume-session.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { Notice } from '#/ui/notice.tsx';
import { isJudged, isUnderWay } from './answer-states.ts';
import type { Results } from './api/get-results.ts';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { translate as answerText } from '#/domain/answer/texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly results: Results;
  readonly overall: OverallAnalysis;
  /** Of what says why it has to wait. */
  readonly pendingId: string;
};

/** In the place of the overall score while there is none: the person may have it made. */
export function AnalyseCard({ results: { session, userAnswers }, overall, pendingId }: Props) {
  const { t } = useTexts();
  const resume = useResume();
  const judged = userAnswers.filter(isJudged).length;
  const waiting = userAnswers.some(isUnderWay);
  const unanswered = Math.max(0, session.totalQuestions - userAnswers.length);
  return (
    <Card title={t('results.analyse.title')}>
      <p className="text-pretty text-ink-soft">{t('results.analyse.text', { count: judged })}</p>
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
          // Where the old analysis was dropped and the new one could not be made, the pressed button is gone.
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
