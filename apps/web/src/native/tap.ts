import { nativeBridge, type TapStrength } from './bridge.ts';

/** A tap that one feels. On the web there is none. */
export function tap(strength: TapStrength): void {
  void nativeBridge().then((bridge) => bridge?.tap(strength));
}
