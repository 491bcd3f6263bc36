export type Seeker = {
  /** Plays from this second on, as soon as the media knows where that is. */
  readonly seek: (seconds: number) => void;
  readonly dispose: () => void;
};

/**
 * Chromium writes no length into what it records: neither the controls nor a seek work until the media has been to its
 * end once.
 */
export function createSeeker(media: HTMLMediaElement, autoPlay: boolean): Seeker {
  let wanted: number | null = 0;
  let plays = autoPlay;
  const go = () => {
    if (wanted === null || media.readyState < HTMLMediaElement.HAVE_METADATA) return;
    if (media.duration === Number.POSITIVE_INFINITY) {
      // The length is known when it gets there, and this runs again.
      media.currentTime = Number.MAX_SAFE_INTEGER;
      return;
    }
    media.currentTime = Math.min(wanted, media.duration);
    wanted = null;
    // Refused without a gesture; the button of the controls is there then.
    if (plays) media.play().catch(() => undefined);
  };
  media.addEventListener('loadedmetadata', go);
  media.addEventListener('durationchange', go);
  return {
    seek: (seconds) => {
      if (!Number.isFinite(seconds)) return;
      wanted = Math.max(0, seconds);
      plays = true;
      go();
    },
    dispose: () => {
      media.removeEventListener('loadedmetadata', go);
      media.removeEventListener('durationchange', go);
    },
  };
}
