import { difficultyNames } from '@daedap/contract/category-names';
import { scoreColourOf } from '@daedap/contract/grades';
import type { Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { memo, useId } from 'react';
import { generatePath } from '#/lib/router/address.ts';
import { Link } from '#/lib/router/link.tsx';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { CategoryPicture } from '#/domain/session/category-picture.tsx';
import type { Resume } from '#/domain/session/resume-session.tsx';
import { Score } from '#/domain/session/score.tsx';
import { StatusBadge } from '#/domain/session/status-badge.tsx';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { Button, ButtonLink, IconButton } from '#/ui/button.tsx';
import { BinIcon } from '#/ui/icons.tsx';
import { Progress } from '#/ui/progress.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { useTexts } from './texts.ts';
import { useLongPress } from './use-long-press.ts';

/** What a card can trigger, and what is under way. */
export type CardEvents = {
  /** Called when a link leads away from the list. */
  readonly onOpen: () => void;
  readonly onDelete: (session: Session) => void;
  /** The session that is being deleted. */
  readonly deleting: number | null;
  readonly resume: Pick<Resume, 'start' | 'pending'>;
};

type Props = { readonly session: Session; readonly events: CardEvents };

/** One session. Its link covers the card, the buttons lie above it. Memoised: scrolling renders the list again. */
export const SessionCard = memo(function SessionCard({ session, events }: Props) {
  const { t, language } = useTexts();
  const factsId = useId();
  const { id, questionCount: total, completedQuestions: done } = session;
  const longPress = useLongPress(() => events.onDelete(session));
  const deleting = events.deleting === id;
  const linkId = cardLinkId(id);
  return (
    <article
      {...longPress}
      aria-busy={deleting || undefined}
      className="group relative flex h-full flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-[border-color,opacity] select-none [-webkit-touch-callout:none] hover:border-accent-ink aria-busy:opacity-60"
    >
      <div className="flex items-start gap-3">
        <CategoryPicture category={session.mainCategory} />
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug font-bold wrap-anywhere">
            <Link
              id={linkId}
              to={generatePath(pages.sessionDetails, { sessionId: String(id) })}
              onClick={events.onOpen}
              aria-describedby={factsId}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-ink"
            >
              {sessionText('sessions.title', categoryLabelsOf(session, language))}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">
            {t(session.mode === 'real' ? 'records.card.realTerms' : 'records.card.terms', {
              difficulty: nameOf(difficultyNames, session.difficulty, language),
              seconds: session.timePerQuestion,
            })}
          </p>
        </div>
        {/* With a mouse it appears on hover; on a touch screen it is always visible. */}
        <span className="relative z-10 -mt-2 -mr-2 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)_and_(pointer:fine)]:opacity-0">
          <IconButton
            label={sessionText('sessions.delete.action')}
            aria-describedby={linkId}
            aria-disabled={deleting || undefined}
            onClick={() => {
              if (!deleting) events.onDelete(session);
            }}
          >
            <BinIcon />
          </IconButton>
        </span>
      </div>
      <div
        id={factsId}
        className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
      >
        <StatusBadge status={session.status} /> <CardScore score={session.totalScore} />
      </div>
      <div className="mt-2">
        <Progress
          label={t('records.card.progress')}
          value={total === 0 ? 0 : (done / total) * 100}
          valueText={t('records.card.answered', { done, total })}
        />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-4">
        <time dateTime={session.createdAt} className="text-sm text-ink-soft">
          {shortDateAndTimeText(new Date(session.createdAt))}
        </time>
        <CardAction session={session} events={events} />
      </div>
    </article>
  );
});

function CardScore({ score }: { score: number | null }) {
  const { t } = useTexts();
  if (score !== null) return <Score value={score} size="medium" />;
  return (
    <span className={`font-semibold ${scoreTextClass[scoreColourOf(null)]}`}>
      {t('records.card.analysing')}
    </span>
  );
}

/** The DOM id of a card's link, to focus it. */
export const cardLinkId = (sessionId: number): string => `record-${sessionId}`;

type CardActionProps = {
  readonly session: Session;
  readonly events: Pick<CardEvents, 'onOpen' | 'resume'>;
};

/** Leads to the results of a completed session, and resumes any other. */
function CardAction({ session, events }: CardActionProps) {
  const { t } = useTexts();
  const { id, status } = session;
  const { onOpen, resume } = events;
  return (
    <span className="relative z-10">
      {status === 'completed' ? (
        <ButtonLink
          to={generatePath(pages.recordingResults, { recordingId: String(id) })}
          variant="secondary"
          aria-describedby={cardLinkId(id)}
          onClick={onOpen}
        >
          {t('records.card.results')}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          aria-describedby={cardLinkId(id)}
          busy={resume.pending === id}
          onClick={() => resume.start(session)}
        >
          {sessionText('sessions.resume.action')}
        </Button>
      )}
    </span>
  );
}
