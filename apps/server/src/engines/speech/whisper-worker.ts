import { setPriority } from 'node:os';
import { basename, dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import {
  type AutomaticSpeechRecognitionPipeline,
  env,
  LogitsProcessorList,
  pipeline,
  Tensor,
} from '@huggingface/transformers';
import { whisperTokens } from '@daedap/contract/constants/speech';
import type { Language } from '@daedap/contract/languages';
import {
  hearPassages,
  readPassage,
  tokenBudget,
  whisperMarks,
} from '@daedap/contract/whisper-text';
import { type Heard, sampleRate } from './speech-types.ts';
import { TokenWatch } from './token-watch.ts';
import { checkModelFiles, modelHashes } from './whisper-files.ts';
import { answerJobs, type JobGuard, type WorkerSetup } from './worker-messages.ts';

export type WhisperSettings = { modelDir: string; isPackaged: boolean };

export type WhisperJob =
  | { type: 'load' }
  | { type: 'recognise'; pcm: Float32Array; language: Language };

// Whoever waits for a page comes before whoever waits for words, but words still come on a busy machine. Elsewhere
// the call would mean the whole process.
const niceness = 5;
if (process.platform === 'linux') setPriority(niceness);

const { settings }: WorkerSetup<WhisperSettings> = workerData;
let model: Promise<AutomaticSpeechRecognitionPipeline> | null = null;

async function load(): Promise<AutomaticSpeechRecognitionPipeline> {
  await checkModelFiles(settings.modelDir, modelHashes(settings.isPackaged));
  env.allowRemoteModels = false;
  env.localModelPath = `${dirname(settings.modelDir)}/`;
  return pipeline('automatic-speech-recognition', basename(settings.modelDir), {
    dtype: 'q8',
    // Threads that spin while they wait take the processor from the rest of the server and make nothing faster.
    session_options: { extra: { session: { intra_op: { allow_spinning: '0' } } } },
  });
}

/** A load that failed is tried again with the next job: someone may have put the files right. */
function loaded(): Promise<AutomaticSpeechRecognitionPipeline> {
  model ??= load().catch((error: unknown) => {
    model = null;
    throw error;
  });
  return model;
}

function work(job: WhisperJob, guard: JobGuard): Promise<Heard | null> {
  return guard.native(async () => {
    const whisper = await loaded();
    return job.type === 'load' ? null : recognise(whisper, job, guard);
  });
}

async function recognise(
  { model: whisper, processor, tokenizer }: AutomaticSpeechRecognitionPipeline,
  { pcm, language }: Extract<WhisperJob, { type: 'recognise' }>,
  guard: JobGuard,
): Promise<Heard> {
  const marks = whisperMarks.parse(whisper.generation_config);
  const seconds = pcm.length / sampleRate;
  const watch = new TokenWatch(marks.firstSpecial, guard.check);
  const segments = await hearPassages(seconds, async (from) => {
    const rest = pcm.subarray(Math.round(from * sampleRate));
    const rules = new LogitsProcessorList();
    rules.push(watch.fresh());
    const { input_features: inputs } = await processor(rest);
    const written = await whisper.generate({
      inputs,
      language,
      task: 'transcribe',
      return_timestamps: true,
      no_repeat_ngram_size: whisperTokens.noRepeat,
      max_new_tokens: tokenBudget(seconds - from),
      logits_processor: rules,
    });
    return readPassage(tokensOf(written), marks, (pieces) => tokenizer.decode(pieces));
  });
  const text = segments.map((segment) => segment.text).join(' ');
  return { text, segments, confidence: text === '' ? 0 : watch.confidence() };
}

function tokensOf(written: unknown): number[] {
  if (!(written instanceof Tensor)) throw new Error('the model wrote no tokens');
  return Array.from(written.data, Number);
}

answerJobs(work);
