/** A stream that has only tracks. */
export function fakeStream(video?: Partial<MediaStreamTrack>): MediaStream {
  const tracks = video ? [video] : [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no streams
  return { getVideoTracks: () => tracks } as unknown as MediaStream;
}

/** A camera of that size that counts the constraints it gets. */
export function fakeCamera(
  settings: MediaTrackSettings,
  apply: (constraints?: MediaTrackConstraints) => Promise<void> = async () => undefined,
): Partial<MediaStreamTrack> {
  return { getSettings: () => settings, applyConstraints: apply };
}
