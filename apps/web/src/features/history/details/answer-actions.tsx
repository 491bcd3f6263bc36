import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { retakeStateOf } from '#/domain/session/retake-state.ts';
import { Button } from '#/ui/button.tsx';
import { BinIcon } from '#/ui/icons.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly session: Session;
  readonly answer: UserAnswer;
  readonly onDelete: () => void;
  /** What comes first. */
  readonly children: ReactNode;
};

export function AnswerActions({ session, answer, onDelete, children }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const retake = () => {
    const state = { ...leaveAsked, ...retakeStateOf(session, answer) };
    void navigate(pages.live, { state });
  };
  return (
    <div className="mt-6 flex flex-col gap-3 @sm:flex-row @sm:flex-wrap">
      {children}
      <Button variant="secondary" onClick={retake}>
        {t('details.answer.retake')}
      </Button>
      <Button variant="quiet" onClick={onDelete}>
        <BinIcon />
        {t('details.delete.action')}
      </Button>
    </div>
  );
}
