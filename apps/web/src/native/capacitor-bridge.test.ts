import { expect, test } from 'vitest';
import { settle } from '#/lib/time/testing/test-clock.ts';
import { createCapacitorBridge } from './capacitor-bridge.ts';

/** In a browser the plugins are the web versions or missing, and the bridge ignores that. */
test('ignores what a phone cannot do', async () => {
  const bridge = createCapacitorBridge();
  await Promise.all([
    bridge.exit(),
    bridge.tap('light'),
    bridge.tap('medium'),
    bridge.keepAwake(true),
    bridge.keepAwake(false),
    bridge.paintBars('dark'),
  ]);
  const events: string[] = [];
  const stops = [
    bridge.onPause(() => events.push('pause')),
    bridge.onResume(() => events.push('resume')),
    bridge.onBackButton(() => events.push('back')),
    bridge.onKeyboard(() => events.push('keyboard')),
  ];
  await settle();
  for (const stop of stops) stop();
  await settle();
  expect(events).toEqual([]);
});
