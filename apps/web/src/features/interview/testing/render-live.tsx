import { act, render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { LiveView } from '../live-view.tsx';
import type { ScriptedInterview } from './scripted-interview.ts';

function Live({ actor }: Pick<ScriptedInterview, 'actor'>) {
  const snapshot = useSelector(actor, (now) => now);
  return <LiveView snapshot={snapshot} send={(event) => actor.send(event)} />;
}

/** The screen of a scripted interview. `go` takes it further. */
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
