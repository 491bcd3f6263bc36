import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { isDebugging } from '#/lib/debug-mode.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Spinner } from '#/ui/loading.tsx';
import type { InterviewEvent } from './interview-events.ts';
import { isStarting, LiveScreen } from './screens/live-screen.tsx';
import { recordingStateOf } from './recording-state.ts';
import type { Interview } from './start-interview.ts';
import { useTexts } from './texts.ts';
import { useInterview } from './use-interview.ts';
import { isUnderWay, useLeaveGuard, useUnloadWarning } from './leave-guards.ts';
import type { InterviewSnapshot, LiveProps } from './interview-machine.ts';

export function LivePage() {
  const { t } = useTexts();
  usePageTitle(t('interview.title'));
  const session = useSession();
  // The user stays the same when another tab signs out, so that the recording is kept.
  const [userId, setUserId] = useState<number | null>(null);
  if (session.status === 'signedIn' && session.user.id !== userId) setUserId(session.user.id);
  return userId === null ? null : <OfUser userId={userId} />;
}

function OfUser({ userId }: { userId: number }) {
  const { t } = useTexts();
  const interview = useInterview(userId);
  return interview ? <Live {...interview} /> : <Spinner label={t('common.loading')} />;
}

export function Live({ actor }: Pick<Interview, 'actor'>) {
  const snapshot = useSelector(actor, (now) => now);
  const send = useCallback((event: InterviewEvent) => actor.send(event), [actor]);
  useUnloadWarning(isUnderWay(snapshot));
  useLeaveGuard({ snapshot, send });
  const shown = useShown(snapshot);
  const live = { snapshot: shown, send };
  return (
    <div data-recording-state={recordingStateOf(shown)}>
      <LiveScreen {...live} />
      <DebugButton {...live} />
    </div>
  );
}

/**
 * The first screen with a question is rendered in steps, while the waiting screen is shown: a weak phone would be blocked
 * for long. Dialogs and later screens come at once, because a press must be answered by what is shown.
 */
function useShown(snapshot: InterviewSnapshot): InterviewSnapshot {
  const deferred = useDeferredValue(snapshot);
  const isSameDialog = deferred.value.dialog === snapshot.value.dialog;
  return isStarting(deferred) && isSameDialog ? deferred : snapshot;
}

/** Loaded in debug mode only. */
const DebugPanel = lazy(async () => ({
  default: (await import('./screens/debug-panel.tsx')).DebugPanel,
}));

/** Shown in debug mode only. */
export function DebugButton({ snapshot }: Pick<LiveProps, 'snapshot'>) {
  const { t } = useTexts();
  const [debugging] = useState(isDebugging);
  const [open, setOpen] = useState(false);
  if (!debugging) return null;
  return (
    <div className="fixed right-2 bottom-28 z-20">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('interview.debug.open')}
      </Button>
      <Dialog open={open} title={t('interview.debug.title')} onDismiss={() => setOpen(false)}>
        <Suspense>
          <DebugPanel snapshot={snapshot} />
        </Suspense>
        <div className="mt-5 flex justify-end">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('common.close')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
