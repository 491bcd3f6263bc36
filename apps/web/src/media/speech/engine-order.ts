import type { Platform } from '../platform.ts';
import type { SpeechMethod } from './speech-port.ts';

type Circumstances = {
  readonly platform: Platform;
  /** Whether the browser has Web Speech. */
  readonly webSpeech: boolean;
  readonly slowNetwork: boolean;
  readonly onLine: boolean;
};

/** Which engines are tried, the preferred one first. The recorder hears nothing live, so it is always the last. */
export function engineOrder(circumstances: Circumstances): readonly SpeechMethod[] {
  const { platform, webSpeech, slowNetwork, onLine } = circumstances;
  // iOS has Web Speech too, and it ends with the first pause.
  const hasWebSpeech = webSpeech && platform !== 'ios';
  if (!onLine) {
    // Nobody there to send to, and most browsers' Web Speech asks a server of its own.
    return ['whisper-local', ...(hasWebSpeech ? (['webspeech'] as const) : []), 'recorder'];
  }
  if (hasWebSpeech) return ['webspeech', 'whisper-local', 'whisper-server', 'recorder'];
  if (platform === 'ios' || slowNetwork) return ['whisper-local', 'whisper-server', 'recorder'];
  return ['whisper-server', 'recorder'];
}
