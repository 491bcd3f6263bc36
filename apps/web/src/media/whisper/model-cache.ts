import {
  speechModelFilePath,
  type SpeechModelList,
  speechModelList,
  speechModelListPath,
} from '@daedap/contract/speech-model';
import { apiOrigin } from '#/lib/env.ts';
import { isQuotaError } from '#/media/store/errors.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';
import { loadFile } from './load-file.ts';

const cacheName = 'speech-model';

const listAddress = `${apiOrigin}${speechModelListPath}`;
const addressOf = (version: string, name: string) =>
  `${apiOrigin}${speechModelFilePath(version, name)}`;

/** Browsers have caches and hashes on secure pages only. */
export function canKeepModel(): boolean {
  return 'caches' in globalThis && 'subtle' in globalThis.crypto && 'Worker' in globalThis;
}

/** Reads a file of the model by its name. */
export type KeptModel = { readonly read: (name: string) => Promise<Response | undefined> };

/** The model in this browser's cache; null unless all of it is there. It never uses the network. */
export async function openModel(): Promise<KeptModel | null> {
  if (!canKeepModel() || !(await caches.has(cacheName))) return null;
  const cache = await caches.open(cacheName);
  // The list is stored last.
  const list = await parseList(await cache.match(listAddress));
  if (!list || (await missingIn(cache, list)).length > 0) return null;
  return { read: (name) => cache.match(addressOf(list.version, name)) };
}

/** Also false when the browser blocks storage. */
export function isModelCached(): Promise<boolean> {
  return openModel().then(
    (model) => model !== null,
    // Storage is blocked by the browser's settings: then no model can be there.
    () => false,
  );
}

export async function deleteModel(): Promise<void> {
  await caches.delete(cacheName);
}

export type DownloadFailure = 'network' | 'space' | 'other';
export type DownloadOutcome = 'ready' | 'cancelled' | DownloadFailure;

type Watch = {
  /** 0 to 1, of the whole; called when another percent is done. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Downloads the missing files, one after the other. Each is stored once its hash is right, so that after an interruption
 * the next download continues after the last whole file.
 */
export async function downloadModel(watch: Watch): Promise<DownloadOutcome> {
  try {
    return canKeepModel() ? await download(watch) : 'other';
  } catch (error) {
    if (watch.signal.aborted) return 'cancelled';
    if (isQuotaError(error)) return 'space';
    // `fetch` and its stream reject with a TypeError when the connection is lost.
    return error instanceof TypeError ? 'network' : 'other';
  }
}

async function download({ onProgress, signal }: Watch): Promise<DownloadOutcome> {
  const response = await fetch(listAddress, { cache: 'no-store', signal });
  const list = response.ok ? await parseList(response.clone()) : null;
  if (!list) return 'other';
  const cache = await caches.open(cacheName);
  await removeOthers(cache, list);
  const missing = await missingIn(cache, list);
  const total = bytesOf(list.files);
  const { available } = await readStorageInfo(0);
  if (available !== null && available < bytesOf(missing)) return 'space';

  let done = total - bytesOf(missing);
  const report = inPercents(onProgress);
  report(done / total);
  for (const file of missing) {
    const address = addressOf(list.version, file.name);
    const content = await loadFile(address, file, signal, (bytes) =>
      report((done + bytes) / total),
    );
    await cache.put(address, content);
    done += file.bytes;
  }
  await cache.put(listAddress, response);
  return 'ready';
}

async function parseList(response: Response | undefined): Promise<SpeechModelList | null> {
  // A body that is not JSON is not a list: the schema refuses it.
  const body: unknown = await response?.json().catch(() => null);
  return speechModelList.safeParse(body).data ?? null;
}

async function keptIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}

const absolute = (address: string) => new URL(address, globalThis.location.href).href;

async function missingIn(cache: Cache, { version, files }: SpeechModelList) {
  const cachedUrls = await keptIn(cache);
  return files.filter(({ name }) => !cachedUrls.has(absolute(addressOf(version, name))));
}

/** Removes files of other versions. */
async function removeOthers(cache: Cache, { version, files }: SpeechModelList): Promise<void> {
  const wanted = new Set(files.map(({ name }) => absolute(addressOf(version, name))));
  for (const address of await keptIn(cache)) if (!wanted.has(address)) await cache.delete(address);
}

const bytesOf = (files: SpeechModelList['files']) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

function inPercents(onProgress: (part: number) => void): (part: number) => void {
  let last = -1;
  return (part) => {
    const percent = Math.floor(part * 100);
    if (percent > last) onProgress(percent / 100);
    last = Math.max(last, percent);
  };
}
