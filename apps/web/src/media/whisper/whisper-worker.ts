import { recogniseSound, type Whisper } from '@daedap/speech/recognise';
import type { Recognition } from '@daedap/speech/recognition';
import { editGraphs, loadOnce, pipelineOptions } from '@daedap/speech/whisper-model';
import { env, LogLevel, pipeline } from '@huggingface/transformers';
import runtimeScript from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import runtimeProgram from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { z } from 'zod';
import { type KeptModel, openModel } from './model-cache.ts';
import type { Job, JobMessage, ReplyMessage } from './worker-messages.ts';

/** The address at which the library looks for the model. It is never requested: the files come from the cache. */
const folder = '/kept/';
const name = 'whisper-base';
const maxThreads = 4;
/** Floats make the model three times as fast for about 150 MB more. Browsers that do not tell their memory get bytes. */
const gigabytesForFloats = 4;
const deviceMemory = z.object({ deviceMemory: z.number() });

const loadWhisper = loadOnce(openWhisper);
let last: Promise<unknown> = Promise.resolve();

globalThis.addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  const { id, job } = data;
  // One after the other: two at a time would only share the same cores, and take twice the memory.
  last = last
    .then(() => run(job))
    .then(
      (result) => reply({ id, result }),
      (error: unknown) => reply({ id, error: String(error) }),
    );
});

async function run(job: Job): Promise<Recognition | null> {
  const whisper = await loadWhisper();
  if (job.type === 'load') return null;
  const { samples, language, stop } = job;
  const check = () => {
    if (stop && Atomics.load(stop, 0) !== 0) throw new Error('nobody waits for it any more');
  };
  return recogniseSound(whisper, samples, { language, check });
}

function reply(message: ReplyMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  globalThis.postMessage(message);
}

/** Opens the model in this browser's cache. The library must not use the network. */
async function openWhisper(): Promise<Whisper> {
  const files = await openModel();
  if (!files) throw new Error('the speech model is not on this device');
  const { edited, takesShortSound } = await editGraphs(
    (file) => readBytes(files, file),
    hasRoomForFloats() ? 'floats' : 'bytes',
  );
  env.allowRemoteModels = false;
  // The library requires one of the two.
  env.allowLocalModels = true;
  env.localModelPath = folder;
  env.useBrowserCache = false;
  env.useCustomCache = true;
  env.customCache = {
    match: async (key: string) => {
      const prefix = `${folder}${name}/`;
      if (!key.startsWith(prefix)) return undefined;
      const file = key.slice(prefix.length);
      const graph = edited.get(file);
      return graph ? new Response(graph) : files.read(file);
    },
    put: async () => undefined,
  };
  env.fetch = () => Promise.reject(new Error('the speech model is read from the cache alone'));
  env.useWasmCache = false;
  env.logLevel = LogLevel.ERROR;
  const { wasm } = env.backends.onnx;
  if (!wasm) throw new Error('the runtime has no WebAssembly');
  wasm.wasmPaths = { mjs: absolute(runtimeScript), wasm: absolute(runtimeProgram) };
  wasm.numThreads = threadCount();
  const { model, processor, tokenizer } = await pipeline('automatic-speech-recognition', name, {
    dtype: pipelineOptions.dtype,
    session_options: {
      // Tables that are packed in advance would be in memory twice, once for each branch of the decoder.
      extra: { session: { disable_prepacking: '1' } },
    },
    device: 'wasm',
  });
  return { model, processor, tokenizer, takesShortSound };
}

async function readBytes(files: KeptModel, file: string): Promise<Uint8Array> {
  const response = await files.read(file);
  if (!response) throw new Error(`the speech model lacks ${file}`);
  return new Uint8Array(await response.arrayBuffer());
}

function absolute(address: string): string {
  return new URL(address, globalThis.location.href).href;
}

function hasRoomForFloats(): boolean {
  const told = deviceMemory.safeParse(globalThis.navigator);
  return told.success && told.data.deviceMemory >= gigabytesForFloats;
}

/** Threads need shared memory, which only isolated pages have. One core is left to the recording. */
function threadCount(): number {
  const cores = globalThis.crossOriginIsolated ? globalThis.navigator.hardwareConcurrency : 1;
  return cores <= 2 ? cores : Math.min(maxThreads, cores - 1);
}
