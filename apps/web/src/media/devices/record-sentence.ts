import { audioMimePreference, deviceCheckRecordingMs } from '@daedap/contract/constants/media';

const supportedType = () => audioMimePreference.find((type) => MediaRecorder.isTypeSupported(type));

/** Records the microphone of a stream for that long. An abort stops the recorder and rejects; the tracks stay live. */
export function recordSentence(
  stream: MediaStream,
  signal: AbortSignal,
  ms = deviceCheckRecordingMs,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const mimeType = supportedType();
    const sound = new MediaStream(stream.getAudioTracks());
    const recorder = new MediaRecorder(sound, mimeType === undefined ? {} : { mimeType });
    const parts: Blob[] = [];
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setTimeout(stop, ms);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      end();
      if (signal.aborted) reject(new DOMException('No longer wanted', 'AbortError'));
      else resolve(new Blob(parts, { type: recorder.mimeType }));
    });
    recorder.addEventListener('error', () => {
      end();
      reject(new DOMException('The recorder failed', 'EncodingError'));
    });
    recorder.start();
  });
}
