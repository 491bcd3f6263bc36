import { useEffect, useState } from 'react';
import { createLevelMeter } from '#/media/devices/level-meter.ts';
import { MicrophoneIcon } from './icons.tsx';
import { useTexts } from '#/features/interview/texts.ts';

/** Speech is quiet in numbers: a normal voice lies around 0.1, and the eye wants to see it move. */
const percentOf = (level: number) => Math.round(Math.min(1, Math.sqrt(level) * 1.6) * 100);

type Props = { readonly stream: MediaStream; readonly fading: boolean };

/** In the camera's place when there is none: a microphone that shows it hears. */
export function SoundOnly({ stream, fading }: Props) {
  const { t } = useTexts();
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
