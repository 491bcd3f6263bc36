import { microphoneSampleRate } from '@daedap/contract/constants/speech';
import { isSlowNetwork, type Platform, readPlatform } from '#/media/browser-info.ts';
import { findBrowserRecognition, type BrowserRecognition } from './browser-recognition.ts';
import { recorderEngine } from './recorder-engine.ts';
import type { SendChunk } from './send-chunk-port.ts';
import { SpeechError } from './speech-error.ts';
import type { SpeechEvent, SpeechMethod, StartSpeech } from './speech-port.ts';
import { createSpeechSession } from './speech-session.ts';
import { webSpeechEngine } from './web-speech-engine.ts';
import { type Recogniser, whisperLocalEngine } from './whisper-local-engine.ts';
import { whisperServerEngine } from './whisper-server-engine.ts';

/** What the browser can do; read again for each answer. */
type SpeechBrowser = {
  readonly platform: Platform;
  readonly createRecognition: (() => BrowserRecognition) | null;
  readonly onLine: boolean;
  readonly slowNetwork: boolean;
  readonly decode: (sound: Blob) => Promise<Float32Array>;
};

export type SpeechDeps = {
  readonly sendChunk: SendChunk;
  /** Null when Whisper cannot run on the device. Its creator disposes of it. */
  readonly recogniser: Recogniser | null;
  readonly readBrowser?: () => SpeechBrowser;
};

function thisBrowser(): SpeechBrowser {
  const { onLine, connection } = navigator;
  return {
    platform: readPlatform(navigator).platform,
    createRecognition: findBrowserRecognition(),
    onLine,
    slowNetwork: isSlowNetwork(connection ?? null, onLine),
    decode: decodeSound,
  };
}

/** Recognises one answer at a time: a second call throws a SpeechError `alreadyRunning`. */
export function createStartSpeech(deps: SpeechDeps): StartSpeech {
  const { sendChunk, recogniser, readBrowser = thisBrowser } = deps;
  let isRunning = false;
  // Trouble of the browser's own recogniser tends to repeat: the next answers begin with another engine.
  const troubled = new Set<SpeechMethod>();
  return (input, onEvent) => {
    if (isRunning) throw new SpeechError('alreadyRunning');
    const { platform, createRecognition, onLine, slowNetwork, decode } = readBrowser();
    const webSpeech = createRecognition !== null;
    const order = engineOrder({ platform, webSpeech, slowNetwork, onLine });
    let method: SpeechMethod | null = null;
    const follow = (event: SpeechEvent) => {
      if (event.type === 'SPEECH.METHOD') ({ method } = event);
      if (event.type === 'SPEECH.TROUBLE' && method === 'webspeech') troubled.add(method);
      onEvent(event);
    };
    isRunning = true;
    return createSpeechSession(input, follow, {
      platform,
      order: order.filter((one) => !troubled.has(one)),
      engines: {
        webspeech: webSpeechEngine({ createRecognition, platform }),
        'whisper-local': whisperLocalEngine({ recogniser, decode }),
        'whisper-server': whisperServerEngine(sendChunk),
        recorder: recorderEngine,
      },
      onOver: () => {
        isRunning = false;
      },
    });
  };
}

/** The samples of a recording, 16 kHz mono. The decoder resamples to the rate of its context. */
async function decodeSound(sound: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, microphoneSampleRate);
  const decoded = await context.decodeAudioData(await sound.arrayBuffer());
  const first = decoded.getChannelData(0);
  if (decoded.numberOfChannels === 1) return first;
  const second = decoded.getChannelData(1);
  return first.map((sample, at) => (sample + (second[at] ?? 0)) / 2);
}

type Circumstances = {
  readonly platform: Platform;
  /** Whether the browser has Web Speech. */
  readonly webSpeech: boolean;
  readonly slowNetwork: boolean;
  readonly onLine: boolean;
};

/** The engines to try, the preferred one first. The recorder recognises nothing live, so it is always the last. */
export function engineOrder(circumstances: Circumstances): readonly SpeechMethod[] {
  const { platform, webSpeech, slowNetwork, onLine } = circumstances;
  // iOS has Web Speech too, and it ends with the first pause.
  const hasWebSpeech = webSpeech && platform !== 'ios';
  if (!onLine) {
    // Our server cannot be reached, and most browsers' Web Speech uses a server too.
    return ['whisper-local', ...(hasWebSpeech ? (['webspeech'] as const) : []), 'recorder'];
  }
  if (hasWebSpeech) return ['webspeech', 'whisper-local', 'whisper-server', 'recorder'];
  if (platform === 'ios' || slowNetwork) return ['whisper-local', 'whisper-server', 'recorder'];
  return ['whisper-server', 'recorder'];
}
