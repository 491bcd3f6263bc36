import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { Language } from '@daedap/contract/languages';
import type { Recognition } from '@daedap/speech/recognition';
import { recogniseWindow, type Whisper } from '@daedap/speech/recognise';
import { measurePace } from '@daedap/speech/run-model';
import { editGraphs, loadOnce, pipelineOptions } from '@daedap/speech/whisper-model';
import { env, pipeline } from '@huggingface/transformers';
import { checkModelFiles, modelHashes, type PackagedModel } from './whisper-files.ts';
import { serveJobs, type JobGuard, type WorkerSetup } from './worker-messages.ts';

export type WhisperSettings = {
  modelDir: string;
  packaged: PackagedModel | null;
  /** How far its threads step back behind those of the server. */
  niceness: number;
};

export type WhisperJob =
  | { type: 'load' }
  | { type: 'measure' }
  | { type: 'recognise'; pcm: Float32Array; language: Language; isPreview: boolean };

const { settings }: WorkerSetup<WhisperSettings> = workerData;

// Outside Linux the call would lower the priority of the whole process.
if (process.platform === 'linux') setPriority(settings.niceness);

const loadWhisper = loadOnce(async (): Promise<Whisper> => {
  const { modelDir, packaged } = settings;
  await checkModelFiles(modelDir, modelHashes(packaged));
  const { edited, takesShortSound } = await editGraphs((file) => readFile(join(modelDir, file)));
  env.allowRemoteModels = false;
  env.localModelPath = `${dirname(modelDir)}/`;
  env.useCustomCache = true;
  env.customCache = {
    // All other files, and those that cannot be edited, are read from the folder.
    match: async (address: string) => {
      const [, graph] = [...edited].find(([file]) => address.endsWith(`/${file}`)) ?? [];
      return graph && new Response(graph);
    },
    put: async () => undefined,
  };
  const { model, processor, tokenizer } = await pipeline(
    'automatic-speech-recognition',
    basename(modelDir),
    pipelineOptions,
  );
  return { model, processor, tokenizer, takesShortSound };
});

function work(job: WhisperJob, guard: JobGuard): Promise<Recognition | number | null> {
  return guard.native(async () => {
    const whisper = await loadWhisper();
    if (job.type === 'load') return null;
    if (job.type === 'measure') return measurePace(whisper, guard.check);
    const { language, isPreview } = job;
    return recogniseWindow(whisper, job.pcm, { language, isPreview, check: guard.check });
  });
}

serveJobs(work);
