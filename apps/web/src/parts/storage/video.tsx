import { useCallback } from 'react';
import { learnDuration } from './learn-duration.ts';

type Props = {
  /** A file of this device, or the address of one on the server. */
  readonly source: Blob | string;
  readonly label: string;
  readonly onFailed: () => void;
};

export function Video({ source, label, onFailed }: Props) {
  const give = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      const address = typeof source === 'string' ? source : URL.createObjectURL(source);
      video.src = address;
      return () => {
        // Lets go of the file, and of the connection to the server.
        video.removeAttribute('src');
        video.load();
        if (typeof source !== 'string') URL.revokeObjectURL(address);
      };
    },
    [source],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands beside the answer
    <video
      ref={give}
      aria-label={label}
      className="aspect-video w-full rounded-control bg-sunken object-contain"
      controls
      autoPlay
      playsInline
      onLoadedMetadata={(event) => learnDuration(event.currentTarget)}
      onError={(event) => {
        if (event.currentTarget.hasAttribute('src')) onFailed();
      }}
    />
  );
}
