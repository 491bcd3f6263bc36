import { pages } from '@daedap/contract/pages';
import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readOwnStart } from '#/domain/session/own-start.ts';
import { useLocation, useNavigate } from '#/lib/router/hooks.ts';
import { firstKey } from '#/lib/router/history.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { singleQuestionChoices, singleQuestionTerms } from './last-interview.ts';
import {
  type SetupLocation,
  startingProgress,
  visitOf,
  wantsSingleQuestion,
} from './stored-progress.ts';
import { interviewStatus, setupMachine, type SetupState } from './setup-machine.ts';
import { SetupScreen } from './setup-screen.tsx';
import { useTexts } from './texts.ts';

const checkingScreen = 'checking';

export function SetupPage() {
  const { t } = useTexts();
  usePageTitle(t('setup.title'));
  const location = useLocation();
  const navigate = useNavigate();
  const [input] = useState(() => inputOf(location));
  const { single } = input;
  // A reload must not start another interview.
  useEffect(() => {
    if (single) void navigate(pages.setup, { replace: true, state: null });
  }, [single, navigate]);
  const machine = setupMachine.provide({
    actions: {
      // Replaces the setup, so that going back from an interview opens the page before the setup.
      openLive: ({ context: { interview } }) =>
        void navigate(pages.live, { state: interview, replace: true }),
      // Also for a reload and for the way back to this page.
      forgetOwn: () => void navigate(pages.setup, { replace: true, state: null }),
      openDashboard: () => void navigate(pages.dashboard, { replace: true }),
    },
  });
  const [state, send] = useMachine(machine, { input });
  const container = useRef<HTMLDivElement>(null);
  // After a link, this page has the focus; after a page load it does not.
  const [loaded] = useState(location.key === firstKey);
  useScreenFocus(container, {
    screen: screenOf(state),
    untouched: loaded ? checkingScreen : null,
  });
  return (
    <div ref={container} data-interview-status={interviewStatus(state)}>
      <SetupScreen state={state} send={send} />
    </div>
  );
}

/** A single question needs no step of the wizard; if it cannot start, the last step shows why. */
function inputOf(location: SetupLocation) {
  const visit = visitOf(location);
  if (!wantsSingleQuestion(location)) {
    const own = readOwnStart(location.state);
    return { ...startingProgress(location), visit, single: false, own };
  }
  return {
    step: 'questionCount' as const,
    choices: singleQuestionChoices(),
    terms: singleQuestionTerms(),
    visit,
    single: true,
    own: null,
    fill: false,
    language: null,
  };
}

type ScreenFocus = {
  /** The current screen; null for one that sets the focus itself. */
  readonly screen: string | null;
  /** A screen that never had the focus, such as that of a page that is still loading. */
  readonly untouched: string | null;
};

/** Moves the focus to the title when one screen replaces another, because the focused element is gone then. */
function useScreenFocus(
  container: RefObject<HTMLElement | null>,
  { screen, untouched }: ScreenFocus,
): void {
  const shown = useRef(screen);
  useEffect(() => {
    const before = shown.current;
    shown.current = screen;
    if (screen === null || screen === before || before === untouched) return undefined;
    const focusTitle = () => {
      const title = container.current?.querySelector('h1');
      title?.setAttribute('tabindex', '-1');
      title?.focus();
      return Boolean(title);
    };
    if (focusTitle() || !container.current) return undefined;
    // The screen is still being loaded.
    const observer = new MutationObserver(() => focusTitle() && observer.disconnect());
    observer.observe(container.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container, screen, untouched]);
}

/** Names the current screen; null for screens that set the focus themselves. */
function screenOf(state: SetupState): string | null {
  if (state.matches('checking') || state.matches('waiting')) return checkingScreen;
  if (state.matches('preparation') || state.matches({ failed: 'alerting' })) return null;
  return `${JSON.stringify(state.value)} ${state.context.step}`;
}
