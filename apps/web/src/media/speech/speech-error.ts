const messages = {
  alreadyRunning: 'STT is already running',
  webSpeechMissing: 'Web Speech API not supported',
  recorderInit: 'MediaRecorder init failed',
  recorderFailed: 'The recorder failed',
  modelNotReady: 'No speech model on this device',
  chunkLost: 'A chunk could not be sent',
} as const;

type SpeechErrorCode = keyof typeof messages;

/** The message is for logs; the code decides what the user sees. */
export class SpeechError extends Error {
  readonly code: SpeechErrorCode;

  constructor(code: SpeechErrorCode, cause?: unknown) {
    super(messages[code], { cause });
    this.name = 'SpeechError';
    this.code = code;
  }
}
