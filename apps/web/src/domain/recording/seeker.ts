export type Seeker = {
  /** Plays from this second on, as soon as the length of the media is known. */
  readonly seek: (seconds: number) => void;
  readonly dispose: () => void;
};

/**
 * Chromium writes no duration into its recordings (https://crbug.com/642012): neither the controls nor a seek work
 * until the media has been at its end once.
 */
export function createSeeker(media: HTMLMediaElement, autoPlay: boolean): Seeker {
  let target: number | null = 0;
  let plays = autoPlay;
  const go = () => {
    if (target === null || media.readyState < HTMLMediaElement.HAVE_METADATA) return;
    if (media.duration === Number.POSITIVE_INFINITY) {
      // At the end the duration becomes known, and `durationchange` calls this again.
      media.currentTime = Number.MAX_SAFE_INTEGER;
      return;
    }
    media.currentTime = Math.min(target, media.duration);
    target = null;
    // Browsers may refuse to play without a gesture; the user can still press play.
    if (plays) media.play().catch(() => undefined);
  };
  media.addEventListener('loadedmetadata', go);
  media.addEventListener('durationchange', go);
  return {
    seek: (seconds) => {
      if (!Number.isFinite(seconds)) return;
      target = Math.max(0, seconds);
      plays = true;
      go();
    },
    dispose: () => {
      media.removeEventListener('loadedmetadata', go);
      media.removeEventListener('durationchange', go);
    },
  };
}
