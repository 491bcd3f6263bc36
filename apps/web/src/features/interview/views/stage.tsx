import { CountdownRing, StartWord } from '#/domain/preparation/countdown-ring.tsx';
import { CameraFailureOverlay } from './camera-failure-overlay.tsx';
import { CameraPreview } from './camera-preview.tsx';
import { Captions } from './captions.tsx';
import type { LiveProps } from './live-props.ts';
import { RecordingBadge } from './recording-badge.tsx';
import { SizeBadge } from './size-badge.tsx';
import { SoundOnly } from './sound-only.tsx';

/** The camera, large, and what lies over it. Everything shares one cell, so that the tallest makes the room. */
export function Stage({ snapshot, send }: LiveProps) {
  const { stream, video, answer, left, deviceFailure } = snapshot.context;
  const recording = snapshot.matches({ flow: { answering: 'running' } });
  const fading = snapshot.matches({ flow: { answering: { running: 'fading' } } });
  const failed = snapshot.matches({ flow: 'cameraError' });
  const counting = snapshot.matches({ flow: 'countdown' });
  // A face may be counted down over; words may not.
  const shown = stream !== null && !failed && (video || !counting);
  const Picture = video ? CameraPreview : SoundOnly;
  return (
    <div className="relative grid min-h-[42dvh] overflow-hidden rounded-card bg-sunken *:[grid-area:1/1] sm:max-lg:min-h-96 max-lg:low:min-h-[calc(100dvh-168px-var(--safe-top)-var(--safe-bottom))]! lg:min-h-0">
      {shown && <Picture stream={stream} fading={fading} />}
      {recording && (
        <div className="relative m-3 flex flex-wrap items-start justify-between gap-2 self-start">
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
        <div className="relative grid place-items-center bg-paper/80 py-4">
          {snapshot.matches({ flow: { countdown: 'counting' } }) ? (
            <CountdownRing left={left} look="large" />
          ) : (
            <StartWord />
          )}
        </div>
      )}
      {failed && <CameraFailureOverlay failure={deviceFailure} send={send} />}
    </div>
  );
}
