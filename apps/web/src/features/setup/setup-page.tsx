import { pages } from '@daedap/contract/pages';
import { useMachine } from '@xstate/react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { checkingScreen, interviewStatus, screenOf } from './interview-status.ts';
import { startingProgress, visitOf } from './kept-choices.ts';
import { setupMachine } from './setup-machine.ts';
import { SetupView } from './setup-view.tsx';
import { useFocusAlong } from './use-focus-along.ts';
import { useTexts } from './texts.ts';

/** The router's name for the entry that a page load begins with. */
const firstEntry = 'default';

export function SetupPage() {
  const { t } = useTexts();
  usePageTitle(t('setup.title'));
  const location = useLocation();
  const navigate = useNavigate();
  const [input] = useState(() => ({ ...startingProgress(location), visit: visitOf(location) }));
  const machine = setupMachine.provide({
    actions: {
      // In the place of the setup: going back from an interview leads to where one came from.
      openLive: ({ context: { interview } }) =>
        void navigate(pages.live, { state: interview, replace: true }),
      openDashboard: () => void navigate(pages.dashboard, { replace: true }),
    },
  });
  const [state, send] = useMachine(machine, { input });
  const container = useRef<HTMLDivElement>(null);
  // Whoever came by a link has the focus on this page; whoever loaded it has not.
  const [loaded] = useState(location.key === firstEntry);
  useFocusAlong(container, {
    screen: screenOf(state),
    untouched: loaded ? checkingScreen : null,
  });
  return (
    <div ref={container} data-interview-status={interviewStatus(state)}>
      <SetupView state={state} send={send} />
    </div>
  );
}
