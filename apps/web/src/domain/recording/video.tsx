import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createSeeker, type Seeker } from './seeker.ts';
import { useTexts } from './texts.ts';

export type Seek = {
  /** The second to play from. */
  readonly seekTo?: number | undefined;
  /** Changes to seek to the same second again. */
  readonly seekKey?: string | number | undefined;
};

type Props = Seek & {
  /** A file on this device, or the address of one on the server. */
  readonly source: Blob | string;
  readonly label: string;
  readonly autoPlay: boolean;
  readonly onFailed: () => void;
  /** Told while it plays and after a seek; null when the player closes. */
  readonly onSecond?: ((seconds: number | null) => void) | undefined;
  /** Below the video. It can play from another second. */
  readonly children?: (seek: (seconds: number) => void, hasPicture: boolean) => ReactNode;
};

/** Plays a video or audio recording. */
export function Video({
  source,
  label,
  autoPlay,
  seekTo,
  seekKey,
  onFailed,
  onSecond,
  children,
}: Props) {
  const { t } = useTexts();
  const seeker = useRef<Seeker>(null);
  const [picture, setPicture] = useState(
    typeof source === 'string' || !source.type.startsWith('audio/'),
  );
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      const address = typeof source === 'string' ? source : URL.createObjectURL(source);
      const own = createSeeker(video, autoPlay);
      seeker.current = own;
      video.src = address;
      return () => {
        own.dispose();
        seeker.current = null;
        // Releases the file or the connection to the server.
        video.removeAttribute('src');
        video.load();
        if (typeof source !== 'string') URL.revokeObjectURL(address);
      };
    },
    [source, autoPlay],
  );
  /** A new object for each jump, also to the same second. */
  const [jump, setJump] = useState<{ readonly to: number } | null>(null);
  useEffect(() => {
    if (jump) seeker.current?.seek(jump.to);
  }, [jump]);
  const seek = useMemo(() => ({ seekTo, seekKey }), [seekTo, seekKey]);
  useEffect(() => {
    if (seek.seekTo !== undefined) seeker.current?.seek(seek.seekTo);
  }, [seek]);
  const tellClosed = useEffectEvent(() => onSecond?.(null));
  useEffect(() => () => tellClosed(), []);
  const player = (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands beside the answer */}
      <video
        ref={attach}
        aria-label={label}
        className="aspect-video w-full rounded-control bg-sunken object-contain"
        controls
        playsInline
        onLoadedMetadata={({ currentTarget: video }) => setPicture(video.videoWidth > 0)}
        onTimeUpdate={({ currentTarget: video }) => onSecond?.(video.currentTime)}
        onError={(event) => {
          if (event.currentTarget.hasAttribute('src')) onFailed();
        }}
      />
      {!picture && (
        <p className="pointer-events-none absolute inset-x-0 top-0 flex h-2/3 flex-col items-center justify-center gap-2 text-sm text-ink-soft">
          <Waves />
          {t('storage.player.soundOnly')}
        </p>
      )}
    </div>
  );
  return (
    <>
      {player}
      {children?.((to) => setJump({ to }), picture)}
    </>
  );
}

function Waves() {
  return (
    <svg
      viewBox="0 0 48 32"
      width="60"
      height="40"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className="stroke-accent-ink"
      aria-hidden="true"
    >
      <path d="M4 13v6M12 8v16M20 4v24M28 10v12M36 6v20M44 13v6" />
    </svg>
  );
}
