import '#/lib/zod-without-eval.ts';
import type { Segment } from '@daedap/contract/interviews';
import { createConfidence } from '@daedap/contract/whisper-confidence';
import { whisperMarks } from '@daedap/contract/whisper-text';
import type { AutomaticSpeechRecognitionPipeline } from '@huggingface/transformers';
import { recogniseWindow } from './recognise-window.ts';
import { findVoice, samplesOfFrames, secondsOfFrames } from './voice.ts';
import { loadWhisper } from './whisper-model.ts';
import type { Job, JobMessage, Recognised, ReplyMessage } from './worker-messages.ts';

let whisper: Promise<AutomaticSpeechRecognitionPipeline> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** A load that failed is tried again with the next job: the model may be here by then. */
function loaded(): Promise<AutomaticSpeechRecognitionPipeline> {
  whisper ??= loadWhisper().catch((error: unknown) => {
    whisper = null;
    throw error;
  });
  return whisper;
}

async function work(job: Job): Promise<Recognised | null> {
  const model = await loaded();
  return job.type === 'load' ? null : recognise(model, job);
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

async function recognise(
  model: AutomaticSpeechRecognitionPipeline,
  { samples, language, stop }: Extract<Job, { type: 'recognise' }>,
): Promise<Recognised> {
  const confidence = createConfidence(
    whisperMarks.parse(model.model.generation_config).firstSpecial,
  );
  const check = () => {
    if (stop && Atomics.load(stop, 0) !== 0) throw new Error('nobody waits for it any more');
  };
  const { windows, isVoiced } = findVoice(samples);
  const segments: Segment[] = [];
  for (const window of windows) {
    const part = samples.subarray(samplesOfFrames(window.start), samplesOfFrames(window.end));
    const heard = await recogniseWindow(model, { samples: part, language, confidence, check });
    const offset = secondsOfFrames(window.start);
    for (const { start, end, text } of heard) {
      // What stands where nobody speaks was invented.
      const first = window.start + Math.floor(start / secondsOfFrames(1));
      const span = { start: first, end: window.start + Math.ceil(end / secondsOfFrames(1)) };
      if (!isVoiced({ ...span, end: Math.max(span.end, first + 1) })) continue;
      segments.push({ start: hundredths(start + offset), end: hundredths(end + offset), text });
    }
  }
  const text = segments.map((segment) => segment.text).join(' ');
  return { text, segments, confidence: text === '' ? 0 : confidence.mean() };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const answer = (reply: ReplyMessage) => globalThis.postMessage(reply);

globalThis.addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  const { id, job } = data;
  // One after the other: two at a time would only share the same cores, and the memory twice.
  last = last
    .then(() => work(job))
    .then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, error: String(error) }),
    );
});
