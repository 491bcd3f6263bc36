import { KeepAwake } from '@capacitor-community/keep-awake';
import { App } from '@capacitor/app';
import type { PluginListenerHandle } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { Keyboard } from '@capacitor/keyboard';
import { StatusBar, Style } from '@capacitor/status-bar';
import type { NativeBridge } from './bridge.ts';

/** Ignores errors of a missing plugin or missing hardware, because the user cannot do anything about them. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // The plugin or the hardware is missing; the app works without it.
  }
}

/** The plugin returns its handle late. A listener that was removed before that is not called. */
function until(add: (isOver: () => boolean) => Promise<PluginListenerHandle>): () => void {
  let over = false;
  const adding = add(() => over);
  // A missing plugin sends no events.
  adding.catch(() => undefined);
  return () => {
    over = true;
    void quietly(async () => (await adding).remove());
  };
}

/** The phone through Capacitor's plugins. */
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
    // The plugin names a style after the background.
    paintBars: (theme) =>
      quietly(() => StatusBar.setStyle({ style: theme === 'dark' ? Style.Dark : Style.Light })),
  };
}
