import { pages } from '@daedap/contract/pages';
import { generatePath } from 'react-router';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { saveFile } from '#/lib/save-file.ts';
import { RemakeButton } from '#/domain/answer/remake-button.tsx';
import type { OverallAnalysis } from '#/domain/answer/use-overall-analysis.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { showToast } from '#/ui/toast-store.ts';
import type { Results } from './api/get-results.ts';
import { EndInterview } from './end-interview.tsx';
import { resultsFile } from './results-file.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly results: Results;
  readonly particular: boolean;
  readonly overall: OverallAnalysis;
};

export function ResultActions({ results, particular, overall }: Props) {
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
        to={particular ? pages.records : pages.dashboard}
        // Without an overall analysis, making one is what comes first.
        variant={results.analysis ? 'primary' : 'secondary'}
      />
      <ButtonLink
        variant="secondary"
        to={generatePath(pages.sessionDetails, { sessionId: String(session.id) })}
        state={leaveAsked}
      >
        {t('results.actions.details')}
      </ButtonLink>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('results.actions.print')}
      </Button>
      <Button variant="secondary" onClick={save}>
        {t('results.actions.json')}
      </Button>
      {/* The longest words of all: a row of their own on a phone. */}
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
