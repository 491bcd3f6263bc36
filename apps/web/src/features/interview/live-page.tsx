import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Spinner } from '#/ui/spinner.tsx';
import type { InterviewEvent } from './interview-events.ts';
import { LiveView } from './live-view.tsx';
import { recordingStateOf } from './recording-state.ts';
import type { Interview } from './start-interview.ts';
import { useInterview } from './use-interview.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { isUnderWay, useUnloadWarning } from './use-unload-warning.ts';
import { DebugButton } from './views/debug-button.tsx';
import { useTexts } from './texts.ts';

export function LivePage() {
  const { t } = useTexts();
  usePageTitle(t('interview.title'));
  const session = useSession();
  // Whose interview it is; signing out in another tab does not change that, and what was recorded is kept.
  const [userId, setUserId] = useState<number | null>(null);
  if (session.status === 'signedIn' && session.user.id !== userId) setUserId(session.user.id);
  return userId === null ? null : <OfUser userId={userId} />;
}

function OfUser({ userId }: { userId: number }) {
  const { t } = useTexts();
  const interview = useInterview(userId);
  return interview ? <Live {...interview} /> : <Spinner label={t('common.loading')} />;
}

function Live({ actor }: Pick<Interview, 'actor'>) {
  const snapshot = useSelector(actor, (now) => now);
  const send = useCallback((event: InterviewEvent) => actor.send(event), [actor]);
  const live = { snapshot, send };
  useUnloadWarning(isUnderWay(snapshot));
  useLeaveGuard(live);
  return (
    <div data-recording-state={recordingStateOf(snapshot)}>
      <LiveView {...live} />
      <DebugButton {...live} />
    </div>
  );
}
