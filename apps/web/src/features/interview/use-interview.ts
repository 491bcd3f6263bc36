import { pages } from '@daedap/contract/pages';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createInterview, type Interview } from './start-interview.ts';
import { startingPoint } from './starting-point.ts';

/** The interview of this page: it lives outside of React and ends with the page. Null until it has begun. */
export function useInterview(userId: number): Interview | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const first = useRef({ state, navigate });
  const [interview, setInterview] = useState<Interview | null>(null);

  // Devices are opened and released with the page: that is an effect if anything is.
  useEffect(() => {
    const reached = first.current;
    const begun = createInterview(userId, startingPoint(reached.state), {
      reload: () => window.location.reload(),
      openResults: (sessionId) =>
        void reached.navigate(pages.results, { state: { sessionId }, replace: true }),
      openDashboard: () => void reached.navigate(pages.dashboard, { replace: true }),
    });
    begun.start();
    setInterview(begun);
    return begun.dispose;
  }, [userId]);

  return interview;
}
