import { isPage, pageOf, pages } from '@daedap/contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from './app-error.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the built web app: its files, and its one HTML page for every path of the app. Files are looked up with each
 * request, so that a new build does not break a running server.
 */
export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  { adScriptUrl }: { adScriptUrl: string | undefined },
): Promise<void> {
  const page = join(folder, 'index.html');
  const built = existsSync(page);
  // Not the compressed page of the build, which does not have the ad script.
  const sendPageWithAds = async (reply: FastifyReply, adScript: string) => {
    const html = withAdScript(await readFile(page, 'utf8'), adScript);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };
  const sendPage = async (reply: FastifyReply, path: string) => {
    const links = await scriptLinks(folder, path);
    if (links) void reply.header('link', links);
    return adScriptUrl === undefined
      ? reply.sendFile('index.html')
      : sendPageWithAds(reply, adScriptUrl);
  };
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        // The names of files in assets/ contain a hash of their content.
        const forever = path.startsWith(join(folder, 'assets'));
        void response.header(
          'cache-control',
          forever ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
        );
        // Allows the service worker to control all paths, wherever its file is.
        if (/[\\/]sw\.js(\.br|\.gz)?$/.test(path)) {
          void response.header('service-worker-allowed', '/');
        }
      },
    });
    app.get(pages.landing, { schema: { hide: true } }, (_request, reply) =>
      sendPage(reply, pages.landing),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const found = isPage(path);
    const person =
      request.headers.accept?.includes('text/html') === true && !path.startsWith('/api/');
    if (!built || !reads || !(found || person)) throw new AppError('NOT_FOUND');
    return sendPage(reply.code(found ? 200 : 404), path);
  });
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Adds the URL of the configured ad script to the page. */
function withAdScript(html: string, url: string): string {
  const address = url.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign);
  const meta = `<meta name="ad-script" content="${address}" />`;
  // A function, because replace() would interpret `$&` in a URL.
  return html.replace(/<\/title>/, (end) => `${end}${meta}`);
}

/** The scripts of every page, as the build of the web app writes them. */
const scriptsOfPages = z.record(z.string(), z.array(z.string()));

async function readScripts(folder: string): Promise<Record<string, string[]>> {
  try {
    return scriptsOfPages.parse(
      JSON.parse(await readFile(join(folder, '.vite/pages.json'), 'utf8')),
    );
  } catch {
    // The list is missing or is being written: the page loads its scripts one after the other.
    return {};
  }
}

/** The header that makes a browser load all scripts of a page at once. */
export async function scriptLinks(folder: string, path: string): Promise<string | undefined> {
  const scripts = (await readScripts(folder))[pageOf(path) ?? ''];
  return scripts?.map((file) => `</${file}>; rel=modulepreload; crossorigin`).join(', ');
}
