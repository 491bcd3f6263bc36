import { isPage, pageOf, pages } from '@daedap/contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from './app-error.ts';

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

const yearSeconds = 365 * 24 * 60 * 60;

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Tells the web app where the ad script of the settings is. */
function withAdScript(html: string, url: string): string {
  const address = url.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign);
  const meta = `<meta name="ad-script" content="${address}" />`;
  // A function: signs such as $& in an address are not for replace() to read.
  return html.replace(/<\/title>/, (end) => `${end}${meta}`);
}

/**
 * Serves the built web app: its files, and its one HTML page for every address of the app. Files are looked up as they
 * are asked for, so that a build beside a running server does not break it.
 */
export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  { adScriptUrl }: { adScriptUrl: string | undefined },
): Promise<void> {
  const page = join(folder, 'index.html');
  const built = existsSync(page);
  // The compressed files beside the page know nothing of the ad script.
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
        // Files in assets/ carry a hash of their content in their names.
        const forever = path.startsWith(join(folder, 'assets'));
        void response.header(
          'cache-control',
          forever ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
        );
        // The service worker answers for every address, wherever its file should come to lie one day.
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
