/** A track that the app can stop and the test can unplug. */
export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  readonly kind: 'audio' | 'video';
  constructor(kind: 'audio' | 'video') {
    super();
    this.kind = kind;
  }
  stop() {
    this.readyState = 'ended';
  }
  unplug() {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}
