import type { CameraFailure } from './camera-failure.ts';

export type DevicesEvent =
  | { readonly type: 'DEVICES.READY'; readonly stream: MediaStream; readonly video: boolean }
  | { readonly type: 'DEVICES.FAILED'; readonly failure: CameraFailure }
  /** Unplugged, taken away by another program, or ended by the browser. */
  | { readonly type: 'DEVICES.LOST'; readonly kind: 'camera' | 'microphone' };

/** Camera and microphone of the interview. Whoever makes it disposes of it; then no track is live. */
export type LiveDevices = {
  /** Opens them anew; what was open before is released. Without `video` only the microphone. */
  readonly open: (wanted: { readonly video: boolean }) => void;
  readonly close: () => void;
  readonly dispose: () => void;
};
