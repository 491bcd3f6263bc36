import { nativeBridge } from './bridge.ts';

/** Ends the app. What was recorded is on the device by then: the page asks first. */
export async function closeApp(): Promise<void> {
  const bridge = await nativeBridge();
  await bridge?.exit();
}
