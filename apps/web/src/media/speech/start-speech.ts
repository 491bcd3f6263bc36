import { isSlowNetwork, readPlatform, type Platform } from '../platform.ts';
import { decodeSound } from './decode-sound.ts';
import { engineOrder } from './engine-order.ts';
import { findRecognition, type Recognition } from './browser-recognition.ts';
import { recorderEngine } from './recorder-engine.ts';
import type { SendChunk } from './send-chunk-port.ts';
import { SpeechError } from './speech-error.ts';
import type { SpeechEvent, SpeechMethod, StartSpeech } from './speech-port.ts';
import { createSpeechSession } from './speech-session.ts';
import { webSpeechEngine } from './web-speech-engine.ts';
import { whisperLocalEngine, type Recogniser } from './whisper-local-engine.ts';
import { whisperServerEngine } from './whisper-server-engine.ts';

/** What the browser has; asked anew with each answer. */
type SpeechBrowser = {
  readonly platform: Platform;
  readonly createRecognition: (() => Recognition) | null;
  readonly onLine: boolean;
  readonly slowNetwork: boolean;
  readonly decode: (sound: Blob) => Promise<Float32Array>;
};

export type SpeechDeps = {
  readonly sendChunk: SendChunk;
  /** Null where Whisper cannot run on the device. Whoever made it disposes of it. */
  readonly recogniser: Recogniser | null;
  readonly readBrowser?: () => SpeechBrowser;
};

function thisBrowser(): SpeechBrowser {
  const { onLine, connection } = navigator;
  return {
    platform: readPlatform(navigator).platform,
    createRecognition: findRecognition(),
    onLine,
    slowNetwork: isSlowNetwork(connection ?? null, onLine),
    decode: decodeSound,
  };
}

/** Listens to one answer at a time: a second one throws a SpeechError `alreadyRunning`. */
export function createStartSpeech(deps: SpeechDeps): StartSpeech {
  const { sendChunk, recogniser, readBrowser = thisBrowser } = deps;
  let isRunning = false;
  // A browser whose own recognition had trouble has it again: the next answers begin with another engine.
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
