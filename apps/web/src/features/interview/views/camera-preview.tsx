import { useCallback } from 'react';
import { useTexts } from '#/features/interview/texts.ts';

type Props = {
  readonly stream: MediaStream;
  /** The time is up: the picture goes before the recording does. */
  readonly fading: boolean;
};

/** Mirrored, as people know themselves, and without a sound of its own. */
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
