import { act, render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { loadWaiting } from '#/domain/preparation/later.tsx';
import { loadFeedback, loadOthers } from '#/features/interview/screens/later.tsx';
import type { InterviewEvent } from '#/features/interview/interview-events.ts';
import { LiveScreen } from '#/features/interview/screens/live-screen.tsx';
import type { ScriptedInterview } from './scripted-interview.ts';

// They come after the page; the tests are about what is shown then.
await Promise.all([loadFeedback(), loadOthers(), loadWaiting()]);

function Live({ actor }: Pick<ScriptedInterview, 'actor'>) {
  const snapshot = useSelector(actor, (now) => now);
  const send = useCallback((event: InterviewEvent) => actor.send(event), [actor]);
  return <LiveScreen snapshot={snapshot} send={send} />;
}

/** Renders a scripted interview. `go` runs a step of it. */
export function renderLive(it: ScriptedInterview) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Live actor={it.actor} />
    </QueryClientProvider>,
  );
  return {
    go: (work: () => unknown) =>
      act(async () => {
        await work();
      }),
  };
}
