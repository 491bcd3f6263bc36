import { memo, Suspense, useEffect } from 'react';
import { loadWaiting } from '#/domain/preparation/later.tsx';
import { useIdle } from '#/lib/load-part.ts';
import { AnalysisScreen, EndingScreen, PreparingScreen, isAnalysing } from './ad-screens.tsx';
import {
  CollectingScreen,
  DeniedScreen,
  Dialogs,
  FeedbackScreen,
  loadFeedback,
  loadOthers,
  QuestionFailedScreen,
  RecoveringScreen,
} from './later.tsx';
import { loadAnswering } from '#/features/interview/answering-later.ts';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { AnswerScreen } from './answer-screen.tsx';
import { PlainScreen } from './plain-screen.tsx';
import { useTexts } from '#/features/interview/texts.ts';

/** What the interview needs after the first question. */
function loadRest(): void {
  void Promise.all([loadOthers(), loadWaiting(), loadAnswering(), loadFeedback()]);
}

/** The interview is loaded or the devices are opened: a waiting screen is shown. */
export const isStarting = (snapshot: LiveProps['snapshot']): boolean =>
  snapshot.matches({ flow: 'loading' }) || snapshot.matches({ flow: 'opening' });

/** The screen of the current state, and the dialogs over it. */
export function LiveScreen(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot } = live;
  const isIdle = useIdle();
  const hasStarted = !isStarting(snapshot);
  const isAnswering = snapshot.matches({ flow: 'answering' });
  useEffect(() => {
    // Once the first question is shown, and at the latest while the user answers: what follows an answer is shown at once.
    if ((isIdle && hasStarted) || isAnswering) loadRest();
  }, [isIdle, hasStarted, isAnswering]);
  const analysing = isAnalysing(snapshot);
  return (
    <>
      <Suspense fallback={<PlainScreen {...live} busy title={t('interview.loading')} />}>
        {analysing ? <AnalysisScreen {...live} /> : <Screen {...live} />}
      </Suspense>
      {/* Remounted with each full-screen page: the browser shows the modal that opened last on top, and that must be the dialog. */}
      <Suspense key={fullScreenOf(live)}>
        {(isIdle || !snapshot.matches({ dialog: 'none' })) && <Dialogs {...live} />}
      </Suspense>
    </>
  );
}

function fullScreenOf({ snapshot }: LiveProps): string {
  if (isAnalysing(snapshot)) return 'analysis';
  if (snapshot.matches({ flow: 'preparing' })) return 'preparing';
  return snapshot.matches({ flow: 'ending' }) ? 'ending' : 'none';
}

const waits = ['aborting', 'completed', 'left'] as const;

/** The states that a screen shows: all but that of the dialog over it. */
const screenStates = ({ value }: LiveProps['snapshot']) =>
  JSON.stringify({ ...value, dialog: undefined });

/** A dialog that opens or closes does not render the screen behind it again: a weak phone would answer the press later. */
const Screen = memo(
  ScreenOf,
  (before, now) =>
    before.send === now.send &&
    before.snapshot.context === now.snapshot.context &&
    screenStates(before.snapshot) === screenStates(now.snapshot),
);

function ScreenOf(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot } = live;
  if (snapshot.matches({ flow: 'loading' })) {
    return <PlainScreen {...live} busy title={t('interview.loading')} />;
  }
  if (snapshot.matches({ flow: 'opening' })) {
    return (
      <PlainScreen
        {...live}
        busy
        title={t('interview.opening.title')}
        text={t('interview.opening.text')}
      />
    );
  }
  if (snapshot.matches({ flow: 'denied' })) return <DeniedScreen {...live} />;
  if (snapshot.matches({ flow: 'questionFailed' })) return <QuestionFailedScreen {...live} />;
  if (snapshot.matches({ flow: 'recovering' })) return <RecoveringScreen {...live} />;
  if (snapshot.matches({ flow: 'preparing' })) return <PreparingScreen {...live} />;
  if (snapshot.matches({ flow: 'collecting' })) return <CollectingScreen {...live} />;
  if (snapshot.matches({ flow: 'feedback' })) return <FeedbackScreen {...live} />;
  if (snapshot.matches({ flow: 'advancing' })) {
    return <PlainScreen {...live} title={t('interview.advancing')} />;
  }
  if (snapshot.matches({ flow: 'ending' })) return <EndingScreen {...live} />;
  if (snapshot.matches({ flow: 'signedOut' })) {
    return (
      <PlainScreen
        {...live}
        over
        title={t('interview.signedOut.title')}
        text={t('interview.signedOut.text')}
      />
    );
  }
  const wait = waits.find((state) => snapshot.matches({ flow: state }));
  if (wait) return <PlainScreen {...live} over busy title={t(`interview.${wait}`)} />;
  return <AnswerScreen {...live} />;
}
