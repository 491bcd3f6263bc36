import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { analyseSession } from '#/parts/answers/api/analyse-session.ts';
import { configOf } from '#/parts/sessions/config-of.ts';
import { ResumeRefused } from '#/parts/sessions/resume-refused.tsx';
import { useResume } from '#/parts/sessions/use-resume.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { isJudged, isUnderWay } from './answer-states.ts';
import type { Results } from './api/get-results.ts';

type Props = {
  readonly results: Results;
  /** Of what says why it has to wait. */
  readonly pendingId: string;
};

/** In the place of the overall score while there is none: the person may have it made. */
export function AnalyseCard({ results: { session, userAnswers }, pendingId }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const resume = useResume();
  const analyse = useMutation({
    mutationFn: () =>
      analyseSession(
        { sessionId: session.id, interviewConfig: configOf(session) },
        new AbortController().signal,
      ),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'ready') await queries.invalidateQueries({ queryKey: ['results'] });
    },
  });
  const judged = userAnswers.filter(isJudged).length;
  const waiting = userAnswers.some(isUnderWay);
  const unanswered = Math.max(0, session.totalQuestions - userAnswers.length);
  const problem = problemOf(analyse);
  return (
    <Card title={t('results.analyse.title')}>
      <p className="text-pretty text-ink-soft">{t('results.analyse.text', { count: judged })}</p>
      {unanswered > 0 && (
        <p className="mt-1 text-pretty text-ink-soft">
          {t('results.analyse.unanswered', { count: unanswered })}
        </p>
      )}
      {problem && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {t(`results.analyse.${problem}`)}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          busy={analyse.isPending}
          ready={!waiting}
          aria-describedby={waiting ? pendingId : undefined}
          onClick={() => analyse.mutate()}
        >
          {t('results.analyse.button')}
        </Button>
        {unanswered > 0 && session.status !== 'completed' && (
          <Button
            variant="secondary"
            busy={resume.pending !== null}
            onClick={() => resume.start(session)}
          >
            {t('sessions.resume.action')}
          </Button>
        )}
      </div>
      <ResumeRefused {...resume} />
    </Card>
  );
}

type Analysed = {
  readonly data: { readonly outcome: 'ready' | 'nothing' | 'failed' } | undefined;
  readonly isError: boolean;
};

function problemOf({ data, isError }: Analysed): 'failed' | 'nothing' | null {
  if (isError || data?.outcome === 'failed') return 'failed';
  return data?.outcome === 'nothing' ? 'nothing' : null;
}
