import type { Session } from '@daedap/contract/interviews';
import type { Resume } from '#/domain/session/use-resume.ts';

/** What a card can be asked for, and what it is busy with. */
export type CardEvents = {
  /** Leads away from the list. */
  readonly onOpen: () => void;
  readonly onDelete: (session: Session) => void;
  /** The session that is being deleted. */
  readonly deleting: number | null;
  readonly resume: Pick<Resume, 'start' | 'pending'>;
};
