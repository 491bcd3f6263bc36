import { KeepAwake } from '@capacitor-community/keep-awake';
import { App } from '@capacitor/app';
import type { PluginListenerHandle } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { Keyboard } from '@capacitor/keyboard';
import { StatusBar, Style } from '@capacitor/status-bar';
import type { NativeBridge } from './bridge.ts';

/** A plugin that is missing, or a phone without the part: nothing that a person could do about. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // The plugin or the part of the phone is missing, as above: the app works without it.
  }
}

/** The plugin hands its handle over late; who has stopped listening by then is not called any more. */
function until(add: (isOver: () => boolean) => Promise<PluginListenerHandle>): () => void {
  let over = false;
  const adding = add(() => over);
  // A missing plugin has nothing to say, so nobody is called.
  adding.catch(() => undefined);
  return () => {
    over = true;
    void quietly(async () => (await adding).remove());
  };
}

/** The phone as Capacitor's plugins show it. */
export function createCapacitorBridge(): NativeBridge {
  return {
    onPause: (listener) =>
      until((isOver) => App.addListener('pause', () => isOver() || listener())),
    onResume: (listener) =>
      until((isOver) => App.addListener('resume', () => isOver() || listener())),
    onBackButton: (listener) =>
      until((isOver) => App.addListener('backButton', () => isOver() || listener())),
    onKeyboard: (listener) => {
      const stops = [
        until((isOver) =>
          Keyboard.addListener('keyboardDidShow', () => isOver() || listener(true)),
        ),
        until((isOver) =>
          Keyboard.addListener('keyboardDidHide', () => isOver() || listener(false)),
        ),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    exit: () => quietly(() => App.exitApp()),
    tap: (strength) =>
      quietly(() =>
        Haptics.impact({ style: strength === 'light' ? ImpactStyle.Light : ImpactStyle.Medium }),
      ),
    keepAwake: (wanted) => quietly(() => (wanted ? KeepAwake.keepAwake() : KeepAwake.allowSleep())),
    // The plugin names a style after what stands behind it.
    paintBars: (theme) =>
      quietly(() => StatusBar.setStyle({ style: theme === 'dark' ? Style.Dark : Style.Light })),
  };
}
