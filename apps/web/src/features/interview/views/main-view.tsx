import { Announcement } from '#/domain/preparation/announcement.tsx';
import { answerLimitOf, missingTracks, questionOf } from '../interview-context.ts';
import { announcementOf } from './control.ts';
import { ControlBar } from './control-bar.tsx';
import { LiveHeader } from './live-header.tsx';
import type { LiveProps } from './live-props.ts';
import { ModeChooser } from './mode-chooser.tsx';
import { QuestionCard } from './question-card.tsx';
import { SpeechNote } from './speech-note.tsx';
import { Stage } from './stage.tsx';
import { StorageBanner } from './storage-banner.tsx';
import { TimeLimitBox } from './time-limit-box.tsx';
import { TrackWarning } from './track-warning.tsx';
import { useTexts } from '#/features/interview/texts.ts';

/** A quiet room: the question, the camera, one button. On a phone one above the other, on a wide screen and on a phone on its side beside each other. */
export function MainView(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot, send } = live;
  const { context } = snapshot;
  const answering = snapshot.matches({ flow: 'answering' });
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <LiveHeader {...live} />
      <StorageBanner context={context} />
      <TrackWarning context={context} />
      <div className="page-width grid flex-1 grid-cols-1 content-start gap-4 py-4 max-lg:low:grid-cols-2 max-lg:low:grid-rows-[auto_1fr] max-lg:low:gap-x-6 max-lg:low:py-3 lg:min-h-0 lg:grid-cols-[minmax(0,1.75fr)_minmax(20rem,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:content-stretch lg:gap-x-8">
        <div className="max-lg:low:col-start-2 lg:col-start-2 lg:max-h-[45dvh] lg:overflow-y-auto">
          <QuestionCard question={questionOf(context)} />
        </div>
        <div className="grid max-lg:low:sticky max-lg:low:top-[calc(57px+var(--safe-top))] max-lg:low:col-start-1 max-lg:low:row-span-2 max-lg:low:row-start-1 max-lg:low:self-start lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:min-h-0">
          <Stage {...live} />
        </div>
        <div className="flex flex-col gap-4 max-lg:low:col-start-2 lg:col-start-2 lg:overflow-y-auto lg:pr-1 lg:pb-1">
          <div>
            <TimeLimitBox
              answerLimit={answerLimitOf(context)}
              timeLimit={context.timeLimit}
              onUpgrade={() => send({ type: 'OPEN_UPGRADE' })}
              onUseMore={(timeLimit) => send({ type: 'UPGRADED', timeLimit })}
            />
            {/* Without a microphone nobody listens: the warning above says so. */}
            {!missingTracks(context).includes('sound') && (
              <SpeechNote speech={context.answer.speech} />
            )}
          </div>
          <ModeChooser
            mode={context.answer.mode}
            locked={answering}
            onChange={(mode) => send({ type: 'SET_MODE', mode })}
          />
          <div className="text-sm text-ink-soft">
            <p>{t('interview.privacy')}</p>
            <p className="max-lg:hidden">{t('interview.control.space')}</p>
          </div>
        </div>
      </div>
      <ControlBar {...live} />
      <Announcement text={announcementOf(snapshot)} />
    </div>
  );
}
