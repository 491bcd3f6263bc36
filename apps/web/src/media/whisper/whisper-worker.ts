import '#/lib/zod-without-eval.ts';
import type { Recognition } from '@daedap/speech/recognition';
import { recogniseSound } from '@daedap/speech/recognise';
import { loadOnce } from '@daedap/speech/whisper-model';
import { openWhisper } from './whisper-model.ts';
import type { Job, JobMessage, ReplyMessage } from './worker-messages.ts';

const loadWhisper = loadOnce(openWhisper);
let last: Promise<unknown> = Promise.resolve();

async function work(job: Job): Promise<Recognition | null> {
  const whisper = await loadWhisper();
  if (job.type === 'load') return null;
  const { samples, language, stop } = job;
  const check = () => {
    if (stop && Atomics.load(stop, 0) !== 0) throw new Error('nobody waits for it any more');
  };
  return recogniseSound(whisper, samples, { language, check });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const reply = (message: ReplyMessage) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  const { id, job } = data;
  // One after the other: two at a time would only share the same cores, and take twice the memory.
  last = last
    .then(() => work(job))
    .then(
      (result) => reply({ id, result }),
      (error: unknown) => reply({ id, error: String(error) }),
    );
});
