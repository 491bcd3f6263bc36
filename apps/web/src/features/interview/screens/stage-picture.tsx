import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#/features/interview/texts.ts';
import { createLevelMeter } from '#/media/devices/level-meter.ts';

type Props = {
  readonly stream: MediaStream;
  /** The time is up: the picture fades before the recording ends. */
  readonly fading: boolean;
  /** Beside the interviewer, who has the large picture. */
  readonly small: boolean;
};

/** Mirrored and muted. */
export function CameraPreview({ stream, fading }: Props) {
  const { t } = useTexts();
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.srcObject = stream;
      return () => {
        video.srcObject = null;
      };
    },
    [stream],
  );
  return (
    <video
      ref={show}
      autoPlay
      muted
      playsInline
      aria-label={t('interview.camera.preview')}
      className={`absolute inset-0 size-full -scale-x-100 object-cover transition-opacity duration-1000 ${fading ? 'opacity-15' : ''}`}
    />
  );
}

/** A normal voice has a level around 0.1: the square root makes it visible. */
const percentOf = (level: number) => Math.round(Math.min(1, Math.sqrt(level) * 1.6) * 100);

/** In the camera's place when there is none: a microphone with its level. */
export function SoundOnly({ stream, fading, small }: Props) {
  const { t } = useTexts();
  if (small) {
    return (
      <div className="grid h-full content-center justify-items-center gap-2 p-3 text-accent-ink">
        <MicrophoneIcon />
        <Level stream={stream} />
      </div>
    );
  }
  return (
    <div
      className={`grid place-items-center p-6 pt-16 text-center transition-opacity duration-1000 ${fading ? 'opacity-15' : ''}`}
    >
      <div className="flex w-full max-w-xs flex-col items-center gap-3">
        <span className="text-accent-ink">
          <MicrophoneIcon />
        </span>
        <p className="text-lg font-semibold">{t('interview.camera.soundOnly')}</p>
        <Level stream={stream} />
        <p className="text-sm text-ink-soft">{t('interview.camera.soundOnlyText')}</p>
      </div>
    </div>
  );
}

function Level({ stream }: Pick<Props, 'stream'>) {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const meter = createLevelMeter(stream, setLevel);
    return meter.dispose;
  }, [stream]);
  return (
    <div aria-hidden="true" className="h-2.5 w-full overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-accent-ink"
        style={{ width: `${percentOf(level)}%` }}
      />
    </div>
  );
}

/** A microphone, drawn like the other icons. */
const MicrophoneIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="40"
    height="40"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6" />
  </svg>
);
