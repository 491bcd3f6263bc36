import { listen } from './bridge.ts';

export const onBackButton = (listener: () => void): (() => void) =>
  listen((bridge) => bridge.onBackButton(listener));
