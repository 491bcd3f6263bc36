import { pages } from '@daedap/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { inNextTask } from '#/lib/next-task.ts';
import { generatePath } from '#/lib/router/address.ts';
import { useLocation, useNavigate, useNavigationKind } from '#/lib/router/hooks.ts';
import { reloadPage } from '#/lib/page-unload.ts';
import { forgetProgress } from './saved-progress.ts';
import { type RetakenQuestion, createInterview, type Interview } from './start-interview.ts';
import { startingPoint } from './starting-point.ts';

/** The interview of this page: it lives outside of React and ends with the page. Null until it has begun. */
export function useInterview(userId: number): Interview | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const anew = useNavigationKind() === 'push';
  const first = useRef({ state, navigate, anew });
  const [interview, setInterview] = useState<Interview | null>(null);

  // Devices are opened and released with the page.
  useEffect(() => {
    const reached = first.current;
    const start = startingPoint(reached.state);
    // A reload continues a retake; pressing its button again starts over.
    if (start.retake && reached.anew) forgetProgress();
    const begun = createInterview(userId, start, {
      reload: () => reloadPage(),
      openResults: (sessionId) =>
        void reached.navigate(pages.results, { state: { sessionId }, replace: true }),
      openQuestion: (asked) => void reached.navigate(addressOf(asked), { replace: true }),
      openDashboard: () => void reached.navigate(pages.dashboard, { replace: true }),
    });
    let isOver = false;
    // Creating the machine takes long enough on a weak phone.
    inNextTask(() => {
      if (isOver) return;
      begun.start();
      startTransition(() => setInterview(begun));
    });
    return () => {
      isOver = true;
      begun.dispose();
      // The interview has changed sessions: cached lists are stale.
      void queryClient.invalidateQueries();
    };
  }, [userId, queryClient]);

  return interview;
}

function addressOf({ sessionId, questionId, answered }: RetakenQuestion): string {
  const path = generatePath(pages.sessionDetails, { sessionId: String(sessionId) });
  const question = { question: String(questionId) };
  return `${path}?${new URLSearchParams(answered ? { ...question, compare: '1' } : question).toString()}`;
}
