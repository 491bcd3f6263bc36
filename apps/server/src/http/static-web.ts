import { type Language, defaultLanguage, isLanguage } from '@daedap/contract/languages';
import { isPage, pageOf, pages } from '@daedap/contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from './app-error.ts';

const yearSeconds = 365 * 24 * 60 * 60;
/** The one page of the app, without content. The service worker stores it under this address. */
const emptyPage = '/index.html';
/** Where the build puts the pages that it has rendered. Nobody can ask for these files by their names. */
const renderedFolder = '.vite/prerendered';
/** Without scripts a browser sends these forms to their own address. */
const formPages = [pages.login, pages.register];

/**
 * Serves the built web app: its files, and HTML for every path of the app. Files are looked up with each request, so that
 * a new build does not break a running server.
 */
export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  { adScriptUrl }: { adScriptUrl: string | undefined },
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  // Not the compressed page of the build, which does not have the ad script.
  const sendPageWithAds = async (reply: FastifyReply, file: string, adScript: string) => {
    const html = withAdScript(await readFile(file, 'utf8'), adScript);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };
  const sendFile = (reply: FastifyReply, name: string, root: string) =>
    adScriptUrl === undefined
      ? reply.sendFile(name, root)
      : sendPageWithAds(reply, join(root, name), adScriptUrl);
  const sendPage = async (reply: FastifyReply, url: string) => {
    const { file, links } = await chooseHtml(folder, url);
    if (links) void reply.header('link', links);
    return file === null
      ? sendFile(reply, 'index.html', folder)
      : sendFile(reply, file, join(folder, renderedFolder));
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
    app.get(pages.landing, { schema: { hide: true } }, (request, reply) =>
      sendPage(reply, request.url),
    );
    app.get(emptyPage, { schema: { hide: true } }, (_request, reply) =>
      sendFile(reply, 'index.html', folder),
    );
    for (const page of formPages) {
      app.post(page, {
        schema: { hide: true },
        // Before the body is read: it may hold a password, and nothing is done with it.
        onRequest: async (_request, reply) => reply.redirect(page, 303),
        handler: () => undefined,
      });
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const found = isPage(path);
    const person =
      request.headers.accept?.includes('text/html') === true && !path.startsWith('/api/');
    if (!built || !reads || !(found || person)) throw new AppError('NOT_FOUND');
    return sendPage(reply.code(found ? 200 : 404), request.url);
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

const scriptNames = z.array(z.string());
const fileNames = z.object({ ko: z.string(), en: z.string() } satisfies Record<Language, unknown>);

/** The scripts of every page, as the build of the web app writes them. */
const scriptsOfPages = z.record(z.string(), scriptNames);

/** The pages that the build has rendered. */
const renderedPages = z.record(
  z.string(),
  z.object({
    /** Visitors get the whole page, which loads its scripts by itself; users get a skeleton and the app. */
    renderedFor: z.enum(['visitors', 'users']),
    /** A query changes the page, so that only the app can render it. */
    readsQuery: z.boolean(),
    files: fileNames,
    scripts: scriptNames,
  }),
);

async function readList<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<Partial<z.infer<Schema>>> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, '.vite', name), 'utf8')));
  } catch {
    // The list is missing or is being written: the app renders the page and loads its scripts one after the other.
    return {};
  }
}

/** The header that makes a browser load all scripts of a page at once. */
const linksTo = (scripts: readonly string[] | undefined) =>
  scripts?.map((file) => `</${file}>; rel=modulepreload; crossorigin`).join(', ');

/**
 * The file for an address, or null for the empty page, and the header with its scripts. An address always gets the same
 * file, in Korean unless it says `?lang=en`: the language that a visitor has chosen is known to the browser alone.
 */
export async function chooseHtml(
  folder: string,
  url: string,
): Promise<{ readonly file: string | null; readonly links: string | undefined }> {
  const [path = '/', search] = url.split('?', 2);
  const page = pageOf(path) ?? '';
  const query = new URLSearchParams(search);
  const asked = query.get('lang');
  query.delete('lang');
  const rendered = (await readList(folder, 'prerendered.json', renderedPages))[page];
  if (!rendered) {
    const scripts = (await readList(folder, 'pages.json', scriptsOfPages))[page];
    return { file: null, links: linksTo(scripts) };
  }
  const { renderedFor, readsQuery, files, scripts } = rendered;
  const isEmpty = readsQuery && query.size > 0;
  const language = isLanguage(asked) ? asked : defaultLanguage;
  return {
    file: isEmpty ? null : files[language],
    links: isEmpty || renderedFor === 'users' ? linksTo(scripts) : undefined,
  };
}
