import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import {
  speechModelFilePath,
  type SpeechModelList,
  speechModelListPath,
} from '@daedap/contract/speech-model';
import { modelHashes, packagedModelDir } from '../engines/speech/whisper-files.ts';
import { AppError } from './app-error.ts';

const forever = `public, max-age=${365 * 24 * 60 * 60}, immutable`;
const versionLetters = 16;

type File = SpeechModelList['files'][number];

/** Serves the files of Whisper to browsers that recognise speech themselves, whichever engine the server uses. */
export function addModelFiles(
  app: FastifyInstance,
  { modelDir }: { modelDir: string | undefined },
): void {
  let known: Promise<SpeechModelList> | null = null;
  /** Made on the first request, because hashing takes a moment, and again after a failure. */
  const list = () =>
    (known ??= listModel(modelDir).catch((error: unknown) => {
      known = null;
      app.log.warn({ err: error }, 'the speech model cannot be served');
      throw new AppError('NOT_FOUND', { cause: error });
    }));

  app.get(speechModelListPath, { schema: { hide: true } }, async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(await list());
  });

  app.route<{ Params: { version: string; '*': string } }>({
    // The HEAD route of Fastify would read the whole file.
    method: ['GET', 'HEAD'],
    url: speechModelFilePath(':version', '*'),
    schema: { hide: true },
    handler: async ({ params, headers, method }, reply) => {
      const { version, files } = await list();
      const file = files.find(({ name }) => name === params['*']);
      if (version !== params.version || !file) throw new AppError('NOT_FOUND');
      const etag = `"${file.sha256}"`;
      reply.headers({ 'cache-control': forever, etag });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      reply.headers({ 'content-type': typeOf(file.name), 'content-length': String(file.bytes) });
      const path = join(modelDir ?? packagedModelDir(), file.name);
      return reply.send(method === 'HEAD' ? '' : createReadStream(path));
    },
  });
}

const typeOf = (name: string) =>
  name.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/octet-stream';

async function listModel(modelDir: string | undefined): Promise<SpeechModelList> {
  const folder = modelDir ?? packagedModelDir();
  const files: File[] = [];
  for (const [name, expected] of Object.entries(
    modelHashes(modelDir === undefined ? 'base' : null),
  )) {
    const path = join(folder, name);
    const { size } = await stat(path);
    // A packaged file has its expected hash, so that browsers refuse a changed one.
    files.push({ name, bytes: size, sha256: expected ?? (await hashOf(path)) });
  }
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return { version: version.slice(0, versionLetters), files };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
