import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf } from '@daedap/contract/pages';
import { z } from 'zod';

/** As the build of the web app leaves it: the scripts of every page. */
const scriptsOfPages = z.record(z.string(), z.array(z.string()));

async function readScripts(folder: string): Promise<Record<string, string[]>> {
  try {
    return scriptsOfPages.parse(
      JSON.parse(await readFile(join(folder, '.vite/pages.json'), 'utf8')),
    );
  } catch {
    // A build without the list, or one that is being written: the page finds its scripts by itself, one after the other.
    return {};
  }
}

/** The header that has a browser load a page's scripts at once, before it has read the first of them. */
export async function scriptLinks(folder: string, path: string): Promise<string | undefined> {
  const scripts = (await readScripts(folder))[pageOf(path) ?? ''];
  return scripts?.map((file) => `</${file}>; rel=modulepreload; crossorigin`).join(', ');
}
