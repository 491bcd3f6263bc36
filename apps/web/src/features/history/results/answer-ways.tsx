import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { generatePath, useNavigate } from 'react-router';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { retakeStateOf } from '#/domain/session/retake-state.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly answer: UserAnswer };

/** How often the question was answered, and the ways to do it once more. */
export function AnswerWays({ session, answer }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { attempts, questionId } = answer;
  const details = generatePath(pages.sessionDetails, { sessionId: String(session.id) });
  const again = () =>
    void navigate(pages.live, { state: { ...leaveAsked, ...retakeStateOf(session, answer) } });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-ink-soft tabular-nums">
        {t('results.answers.attempts', { count: attempts.length })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={again}>
          {t('results.answers.again')}
        </Button>
        {attempts.length > 1 && (
          <ButtonLink
            variant="secondary"
            to={`${details}?question=${questionId}&compare=1`}
            state={leaveAsked}
          >
            {t('results.answers.compare')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
