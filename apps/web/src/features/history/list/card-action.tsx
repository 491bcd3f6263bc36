import type { Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { generatePath } from 'react-router';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Button } from '#/ui/button.tsx';
import type { CardEvents } from './card-events.ts';
import { linkIdOf } from './link-id.ts';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly session: Session;
  readonly events: Pick<CardEvents, 'onOpen' | 'resume'>;
};

/** Where one goes on from here: to the result of what is completed, into the interview otherwise. */
export function CardAction({ session, events }: Props) {
  const { t } = useTexts();
  const { id, status } = session;
  const { onOpen, resume } = events;
  return (
    <span className="relative z-10">
      {status === 'completed' ? (
        <ButtonLink
          to={generatePath(pages.recordResults, { recordingId: String(id) })}
          variant="secondary"
          aria-describedby={linkIdOf(id)}
          onClick={onOpen}
        >
          {t('records.card.results')}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          aria-describedby={linkIdOf(id)}
          busy={resume.pending === id}
          onClick={() => resume.start(session)}
        >
          {sessionText('sessions.resume.action')}
        </Button>
      )}
    </span>
  );
}
