import { pages } from '@daedap/contract/pages';
import { generatePath } from '#/lib/router/address.ts';
import { RemakeButton } from '#/domain/answer/remake-button.tsx';
import type { OverallAnalysis } from '#/domain/answer/use-overall-analysis.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { saveFile } from '#/lib/save-file.ts';
import { printReport } from '#/lib/load-font.ts';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { EndInterview } from './end-interview.tsx';
import type { Results } from './results-query.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly results: Results;
  readonly isPast: boolean;
  readonly overall: OverallAnalysis;
};

export function ResultActions({ results, isPast, overall }: Props) {
  const { t } = useTexts();
  const { session, userAnswers } = results;
  const save = () => {
    const { blob, name } = resultsFile(results);
    saveFile(blob, name);
    showToast(t('results.actions.saved'));
  };
  return (
    <section
      aria-label={t('results.actions.title')}
      className="grid gap-3 min-[22.5rem]:grid-cols-2 sm:flex sm:flex-wrap"
    >
      <EndInterview
        session={session}
        to={isPast ? pages.history : pages.dashboard}
        // Without an overall analysis, the primary button is the one that makes it.
        variant={results.analysis ? 'primary' : 'secondary'}
      />
      <ButtonLink
        variant="secondary"
        to={generatePath(pages.sessionDetails, { sessionId: String(session.id) })}
        state={leaveConfirmed}
      >
        {t('results.actions.details')}
      </ButtonLink>
      <Button variant="secondary" onClick={() => void printReport()}>
        {t('results.actions.print')}
      </Button>
      <Button variant="secondary" onClick={save}>
        {t('results.actions.json')}
      </Button>
      {/* The longest label gets its own row on a phone. */}
      <div className="grid min-[22.5rem]:col-span-2">
        <RemakeButton
          overall={overall}
          isThere={results.analysis !== null}
          hasRetakes={userAnswers.some(({ attempts }) => attempts.some(({ retake }) => retake))}
        />
      </div>
    </section>
  );
}

/** The results as a JSON file, without the signed links to backups, which expire after minutes. */
export function resultsFile({ session, analysis, userAnswers }: Results) {
  const answers = userAnswers.map(({ backup, ...answer }) => ({
    ...answer,
    backup: backup && { videoId: backup.videoId },
  }));
  const text = JSON.stringify({ session, analysis, userAnswers: answers }, null, 2);
  return {
    name: `daedap-session-${session.id}.json`,
    blob: new Blob([`${text}\n`], { type: 'application/json' }),
  };
}
