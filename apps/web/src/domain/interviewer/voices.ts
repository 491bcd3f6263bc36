import { getHealth } from '@daedap/contract/calls/health';
import { readVoice } from '@daedap/contract/calls/voice';
import { call } from '#/lib/api/call.ts';
import { send } from '#/lib/api/send.ts';
import { monotonicClock } from '#/lib/time/clock.ts';
import { createBrowserVoice, unlockOnTouch } from '#/media/voice/browser-voice.ts';
import { joinVoices } from '#/media/voice/join-voices.ts';
import { createServerVoice, type VoiceService } from '#/media/voice/server-voice.ts';
import type { VoiceEngine } from '#/media/voice/voice-port.ts';

const service: VoiceService = {
  isThere: async () => {
    const { engines } = await call(getHealth, {});
    return engines.voice.status === 'ok';
  },
  fetchSound: async (source, signal) => {
    const response = await send(readVoice, { query: source === 'sample' ? {} : source, signal });
    return response.blob();
  },
};

/** The voices of this device and of the server, the server's first. */
export function openVoices(): VoiceEngine {
  const clock = monotonicClock;
  const server = createServerVoice({ service, createPlayer: () => new Audio(), clock });
  // Android's web view has none.
  if (!('speechSynthesis' in window)) return joinVoices([server]);
  const createUtterance = (text: string) => new SpeechSynthesisUtterance(text);
  const synthesis = window.speechSynthesis;
  const joined = joinVoices([server, createBrowserVoice({ synthesis, createUtterance, clock })]);
  const isApplePhone = navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 1;
  const stopWaiting = isApplePhone ? unlockOnTouch({ synthesis, createUtterance }) : null;
  return {
    ...joined,
    dispose: () => {
      stopWaiting?.();
      joined.dispose();
    },
  };
}
