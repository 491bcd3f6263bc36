import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { sampleRate } from '@daedap/speech/recognition';
import { frameSamples } from '@daedap/speech/voice-spans';

/** What the detector needs from the frame before: the model's state, and the end of the frame. */
const stateSize = 2 * 128;
const contextSamples = 64;
const memorySize = stateSize + contextSamples;

/** Version 6 of Silero finds no voice in noise and hum, where version 5 does. */
const modelFile = 'silero_vad_v6.onnx';

export type VoiceDetection = {
  /** The chance of a voice in each whole frame. */
  chances: Float32Array<ArrayBuffer>;
  /** Pass it in again with the sound that follows. */
  memory: Float32Array<ArrayBuffer>;
};

export type VoiceDetector = {
  detect: (
    pcm: Float32Array,
    memory: Float32Array | null,
    onFrame: () => void,
  ) => Promise<VoiceDetection>;
};

export async function loadVoiceDetector(): Promise<VoiceDetector> {
  const folder = new URL('./', import.meta.resolve('@ricky0123/vad-web'));
  const session = await InferenceSession.create(fileURLToPath(new URL(modelFile, folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(sampleRate)), []);
  return {
    detect: async (pcm, before, onFrame) => {
      const memory = new Float32Array(memorySize);
      if (before) memory.set(before);
      let state = new Tensor('float32', memory.slice(0, stateSize), [2, 1, 128]);
      const input = new Float32Array(contextSamples + frameSamples);
      input.set(memory.subarray(stateSize), frameSamples);
      const chances = new Float32Array(Math.floor(pcm.length / frameSamples));
      for (let frame = 0; frame < chances.length; frame += 1) {
        onFrame();
        input.copyWithin(0, frameSamples);
        const start = frame * frameSamples;
        input.set(pcm.subarray(start, start + frameSamples), contextSamples);
        const sound = new Tensor('float32', input, [1, input.length]);
        const result = await session.run({ input: sound, state, sr: rate });
        chances[frame] = Number(result['output']?.data[0]);
        state = new Tensor('float32', floatsOf(result['stateN']), [2, 1, 128]);
      }
      memory.set(floatsOf(state));
      memory.set(input.subarray(frameSamples), stateSize);
      return { chances, memory };
    },
  };
}

function floatsOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('the voice detector is not Silero');
  return tensor.data;
}
