import { besideTile, tile } from '#/domain/interviewer/tile.ts';
import { useInterviewerSettings } from '#/domain/interviewer/interviewer-settings.ts';
import type { InterviewerParts } from '#/domain/interviewer/use-parts.ts';
import { CountdownRing, StartWord } from '#/domain/preparation/countdown-ring.tsx';
import { questionOf } from '#/features/interview/interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';
import type { CameraFailure } from '#/media/devices/camera.ts';
import { failureAdvice } from '#/media/devices/failure-advice.ts';
import type { SpeechResult } from '#/media/speech/speech-port.ts';
import { Button } from '#/ui/button.tsx';
import { CameraPreview, SoundOnly } from './stage-picture.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { isBetween } from './control.ts';
import { BetweenNote } from './real-parts.tsx';
import { RecordingBadge, SizeBadge } from './badges.tsx';

/** The camera, large, and what lies over it. Everything shares one grid cell, which grows with the tallest. */
export function Stage({ snapshot, send, parts }: LiveProps & { parts: InterviewerParts | null }) {
  const { context } = snapshot;
  const { stream, video, answer, left, config, deviceFailure } = context;
  const { large } = useInterviewerSettings();
  const recording = snapshot.matches({ flow: { answering: 'running' } });
  const fading = snapshot.matches({ flow: { answering: { running: 'fading' } } });
  const failed = snapshot.matches({ flow: 'cameraError' });
  const counting = snapshot.matches({ flow: 'countdown' });
  // The countdown may cover a face, but no text.
  const shown = stream !== null && !failed && (video || !counting);
  const Picture = video ? CameraPreview : SoundOnly;
  const accompanied = parts !== null && large !== 'alone' && !failed;
  const small = accompanied && large === 'interviewer';
  return (
    <div className="relative grid min-h-[42dvh] overflow-hidden rounded-card bg-sunken *:[grid-area:1/1] sm:max-lg:min-h-96 max-lg:low:min-h-[calc(100dvh-168px-var(--safe-top)-var(--safe-bottom))]! lg:min-h-0">
      {shown && (
        <div className={small ? `${tile} z-1 bg-sunken` : pictureClass(video)}>
          <Picture stream={stream} fading={fading} small={small} />
        </div>
      )}
      {accompanied && (
        <parts.InterviewerLayer
          interview={config}
          saying={
            snapshot.matches({ flow: { asking: 'speaking' } }) ? questionOf(context).question : null
          }
          voice={context.voice}
          isCovered={counting}
          listensTo={
            snapshot.matches({ flow: { answering: { running: 'recording' } } }) ? stream : null
          }
        />
      )}
      {recording && (
        <div
          className={`relative m-3 flex flex-wrap items-start justify-between gap-2 self-start ${accompanied ? besideTile : ''}`}
        >
          <RecordingBadge
            paused={snapshot.matches({ flow: { answering: { running: 'paused' } } })}
            elapsed={answer.elapsed}
          />
          <SizeBadge bytes={answer.bytes} />
        </div>
      )}
      {recording && (
        <div className="relative grid">
          <Captions results={answer.speech.results} />
        </div>
      )}
      {counting && (
        <div className="relative z-2 grid place-items-center bg-paper/80 py-4">
          {snapshot.matches({ flow: { countdown: 'counting' } }) ? (
            <CountdownRing left={left} of={config.preparationSeconds} look="large" />
          ) : (
            <StartWord />
          )}
        </div>
      )}
      {isBetween(snapshot) && <BetweenNote />}
      {failed && <CameraFailureOverlay failure={deviceFailure} send={send} />}
    </div>
  );
}

/** A camera fills the whole stage; a text takes the room that it needs. */
const pictureClass = (video: boolean) => (video ? 'contents' : 'grid');

type CameraFailureProps = Pick<LiveProps, 'send'> & { readonly failure: CameraFailure | null };

/** Where the picture would be: why there is none, and the ways on. */
function CameraFailureOverlay({ failure, send }: CameraFailureProps) {
  const { t } = useTexts();
  const { title, text } = failureAdvice(failure);
  return (
    <div role="alert" className="grid place-items-center p-5 text-center">
      <div className="flex w-full max-w-sm flex-col gap-2">
        <h2 className="text-xl font-bold">{t('interview.cameraError.title')}</h2>
        <p className="font-semibold">{title}</p>
        <p className="text-pretty text-ink-soft">{text}</p>
        <div className="mt-3 flex flex-col gap-3">
          <Button size="large" onClick={() => send({ type: 'RETRY' })}>
            {t('interview.cameraError.retry')}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'CONTINUE_WITHOUT_VIDEO' })}>
            {t('interview.cameraError.withoutVideo')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What was heard so far. Screen readers do not read it out while the person speaks. */
function Captions({ results }: { results: readonly SpeechResult[] }) {
  const { t } = useTexts();
  if (results.length === 0) return null;
  return (
    <div
      role="log"
      aria-live="off"
      aria-label={t('interview.speech.captions')}
      className="m-3 flex max-h-24 flex-col justify-end self-end overflow-hidden rounded-control bg-surface/90 px-3 py-2 text-sm"
    >
      <p>
        {results.map(({ text, isFinal, timestamp }) => (
          <span key={timestamp} className={isFinal ? '' : 'text-ink-soft'}>
            {text}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
