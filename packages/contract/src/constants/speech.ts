export const speechLanguage = 'ko-KR';
export const chunkLanguage = 'ko';
export const microphoneSampleRate = 16_000;

export const chunkMs = { ios: 3_000, android: 5_000, desktop: 10_000 } as const;
export const speechBitsPerSecond = { ios: 64_000, android: 96_000, desktop: 128_000 } as const;
/** Bytes of one minute of audio: a whole answer as 16-bit mono WAV, and the chunks of a stream at the highest bit rate. */
export const sentAudioBytesPerMinute = {
  upload: microphoneSampleRate * 2 * 60,
  stream: (speechBitsPerSecond.desktop / 8) * 60,
} as const;
export const speechMime = {
  ios: 'audio/mp4',
  android: 'audio/webm;codecs=opus',
  desktop: 'audio/webm;codecs=opus',
} as const;
export const speechStopWaitMs = { ios: 1_000, android: 500, desktop: 500 } as const;
export const speechRestartMs = 100;
export const speechMaxRetries = 3;
export const keptSpeechResults = 10;

/** Below these, audio is too short, without a voice, or too quiet. They only warn. */
export const audioMinSeconds = 0.5;
export const audioVoicePeak = 0.01;
export const audioMinMeanVolume = 0.001;

/** The download size of the speech model, which the user is asked about first. */
export const speechModelMegabytes = 80;
/** After this, a call for an analysis responds with 202 and the work goes on in the background. */
export const analysisWaitMs = 55_000;
export const languageModelTimeoutMs = 20_000;
/** A speech service gets this long for one window. */
export const speechServiceTimeoutMs = 30_000;
/** The longest audio of an upload or a stream. A file that decodes to more is refused as an attack. */
export const maxMediaSeconds = 900;
/** The most bytes of a stream that wait to be transcribed. */
export const maxStreamBytes = 50 * 1024 * 1024;
export const maxChunkIndex = 10_000;
export const streamKeyMaxLength = 100;
/** The server keeps this many streams of a user, the newest. */
export const keptStreams = 30;
