import { listen } from './bridge.ts';

/** The app goes to the back, where it may be stopped or ended at any moment. Never called on the web. */
export const onAppPause = (listener: () => void): (() => void) =>
  listen((bridge) => bridge.onPause(listener));

export const onAppResume = (listener: () => void): (() => void) =>
  listen((bridge) => bridge.onResume(listener));
