import { difficultyNames } from '@daedap/contract/category-names';
import type { Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { generatePath } from 'react-router';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { categoryLabelsOf } from '#/parts/sessions/category-labels.ts';
import { CategoryPicture } from '#/parts/sessions/category-picture.tsx';
import { ResumeRefused } from '#/parts/sessions/resume-refused.tsx';
import { StatusBadge } from '#/parts/sessions/status-badge.tsx';
import { useResume } from '#/parts/sessions/use-resume.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Card } from '#/ui/card.tsx';
import { Counters } from './counters.tsx';

/** What the session is, how far it is, and the way on. */
export function SummaryCard({ session }: { session: Session }) {
  const { t, language } = useTranslation();
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <CategoryPicture category={session.mainCategory} />
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2 className="text-xl font-bold wrap-anywhere">
            {t('sessions.title', categoryLabelsOf(session, language))}
          </h2>
          <p className="mt-1 flex flex-wrap gap-2">
            <StatusBadge status={session.status} />
            <Badge>{difficultyNames[session.difficulty][language]}</Badge>
          </p>
        </div>
        <div className="flex w-full flex-col sm:w-auto">
          <WayOn session={session} />
        </div>
      </div>
      <div className="mt-6">
        <Counters session={session} />
      </div>
    </Card>
  );
}

function WayOn({ session }: { session: Session }) {
  const { t } = useTranslation();
  const resume = useResume();
  if (session.status === 'completed') {
    const recordingId = String(session.id);
    return (
      <ButtonLink to={generatePath(pages.recordResults, { recordingId })} state={leaveAsked}>
        {t('details.results')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button busy={resume.pending !== null} onClick={() => resume.start(session)}>
        {t('sessions.resume.action')}
      </Button>
      <ResumeRefused {...resume} />
    </>
  );
}
