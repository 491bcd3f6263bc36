import type { Whisper } from '@daedap/speech/recognise';
import { pipelineOptions } from '@daedap/speech/whisper-model';
import { env, LogLevel, pipeline } from '@huggingface/transformers';
import runtimeScript from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import runtimeProgram from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { openModel } from './model-cache.ts';

/** Where the library believes the model to be. Nobody ever goes there. */
const folder = '/kept/';
const name = 'whisper-base';
const mostThreads = 4;

const absolute = (address: string) => new URL(address, globalThis.location.href).href;

/** Without isolation there is no shared memory, and with it no threads. A core is left to the recording. */
function threads(): number {
  const cores = globalThis.crossOriginIsolated ? globalThis.navigator.hardwareConcurrency : 1;
  return cores <= 2 ? cores : Math.min(mostThreads, cores - 1);
}

/** The model out of this browser's cache. The library is kept from the network. */
export async function openWhisper(): Promise<Whisper> {
  const model = await openModel();
  if (!model) throw new Error('the speech model is not on this device');
  env.allowRemoteModels = false;
  // It wants one of the two.
  env.allowLocalModels = true;
  env.localModelPath = folder;
  env.useBrowserCache = false;
  env.useCustomCache = true;
  env.customCache = {
    match: async (key: string) => {
      const prefix = `${folder}${name}/`;
      return key.startsWith(prefix) ? model.read(key.slice(prefix.length)) : undefined;
    },
    put: async () => undefined,
  };
  env.fetch = () => Promise.reject(new Error('the speech model is read from the cache alone'));
  env.useWasmCache = false;
  env.logLevel = LogLevel.ERROR;
  const { wasm } = env.backends.onnx;
  if (!wasm) throw new Error('the runtime has no WebAssembly');
  wasm.wasmPaths = { mjs: absolute(runtimeScript), wasm: absolute(runtimeProgram) };
  wasm.numThreads = threads();
  return pipeline('automatic-speech-recognition', name, { ...pipelineOptions, device: 'wasm' });
}
