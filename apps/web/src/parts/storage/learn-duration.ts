/**
 * Chromium writes no length into what it records: the controls show none until the video has been to its end once.
 */
export function learnDuration(video: HTMLVideoElement): void {
  if (video.duration !== Number.POSITIVE_INFINITY) return;
  const back = () => {
    if (video.duration === Number.POSITIVE_INFINITY) return;
    video.removeEventListener('durationchange', back);
    video.currentTime = 0;
    // Refused without a gesture; the button of the controls is there then.
    video.play().catch(() => undefined);
  };
  video.addEventListener('durationchange', back);
  video.currentTime = Number.MAX_SAFE_INTEGER;
}
