import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPage, pages } from '@daedap/contract/pages';
import { AppError } from './app-error.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the built web app: its files, and its one HTML page for every address of the app. Files are looked up as they
 * are asked for, so that a build beside a running server does not break it.
 */
export async function addWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  const sendPage = (reply: FastifyReply) => reply.sendFile('index.html');
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
      },
    });
    app.get(pages.landing, { schema: { hide: true } }, (_request, reply) => sendPage(reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const found = isPage(path);
    const person =
      request.headers.accept?.includes('text/html') === true && !path.startsWith('/api/');
    if (!built || !reads || !(found || person)) throw new AppError('NOT_FOUND');
    return sendPage(reply.code(found ? 200 : 404));
  });
}
