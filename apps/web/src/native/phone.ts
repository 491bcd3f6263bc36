import { listen, nativeBridge, type TapStrength } from './bridge.ts';

/** The app goes to the background, where the system may end it at any moment. Never called on the web. */
export const onAppPause = (listener: () => void): (() => void) =>
  listen((bridge) => bridge.onPause(listener));

export const onAppResume = (listener: () => void): (() => void) =>
  listen((bridge) => bridge.onResume(listener));

/** A haptic tap. On the web it does nothing. */
export function tap(strength: TapStrength): void {
  void nativeBridge().then((bridge) => bridge?.tap(strength));
}

export const onBackButton = (listener: () => void): (() => void) =>
  listen((bridge) => bridge.onBackButton(listener));

/** Closes the app. The page asks first, so recordings are stored by then. */
export async function closeApp(): Promise<void> {
  const bridge = await nativeBridge();
  await bridge?.exit();
}
