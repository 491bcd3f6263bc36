import { AnalysisScreen, isAnalysing } from './views/analysis-screen.tsx';
import { DeniedView } from './views/denied-view.tsx';
import { Dialogs } from './views/dialogs.tsx';
import { EndingScreen } from './views/ending-screen.tsx';
import { FeedbackView } from './views/feedback-view.tsx';
import type { LiveProps } from './views/live-props.ts';
import { MainView } from './views/main-view.tsx';
import { PlainView } from './views/plain-view.tsx';
import { PreparingScreen } from './views/preparing-screen.tsx';
import { QuestionFailedView } from './views/question-failed-view.tsx';
import { RecoveringView } from './views/recovering-view.tsx';
import { useTexts } from './texts.ts';

/** One state of the interview, one screen, and what lies over it. */
export function LiveView(live: LiveProps) {
  const { snapshot } = live;
  const analysing = isAnalysing(snapshot);
  return (
    <>
      {analysing ? <AnalysisScreen {...live} /> : <Screen {...live} />}
      {/* Anew with each full-screen view: what opens last lies on top, and that must be the dialog. */}
      <Dialogs key={fullScreenOf(live)} {...live} />
    </>
  );
}

function fullScreenOf({ snapshot }: LiveProps): string {
  if (isAnalysing(snapshot)) return 'analysis';
  if (snapshot.matches({ flow: 'preparing' })) return 'preparing';
  return snapshot.matches({ flow: 'ending' }) ? 'ending' : 'none';
}

const waits = ['aborting', 'completed', 'left'] as const;

function Screen(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot } = live;
  if (snapshot.matches({ flow: 'loading' })) {
    return <PlainView {...live} busy title={t('interview.loading')} />;
  }
  if (snapshot.matches({ flow: 'opening' })) {
    return (
      <PlainView
        {...live}
        busy
        title={t('interview.opening.title')}
        text={t('interview.opening.text')}
      />
    );
  }
  if (snapshot.matches({ flow: 'denied' })) return <DeniedView {...live} />;
  if (snapshot.matches({ flow: 'questionFailed' })) return <QuestionFailedView {...live} />;
  if (snapshot.matches({ flow: 'recovering' })) return <RecoveringView {...live} />;
  if (snapshot.matches({ flow: 'preparing' })) return <PreparingScreen {...live} />;
  if (snapshot.matches({ flow: 'feedback' })) return <FeedbackView {...live} />;
  if (snapshot.matches({ flow: 'advancing' })) {
    return <PlainView {...live} title={t('interview.advancing')} />;
  }
  if (snapshot.matches({ flow: 'ending' })) return <EndingScreen {...live} />;
  if (snapshot.matches({ flow: 'signedOut' })) {
    return (
      <PlainView
        {...live}
        over
        title={t('interview.signedOut.title')}
        text={t('interview.signedOut.text')}
      />
    );
  }
  const wait = waits.find((state) => snapshot.matches({ flow: state }));
  if (wait) return <PlainView {...live} over busy title={t(`interview.${wait}`)} />;
  return <MainView {...live} />;
}
