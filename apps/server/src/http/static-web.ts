import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPage } from '@daedap/contract/pages';
import { AppError } from './app-error.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Serves the built web app: its files, and its one HTML page for every address of the app. */
export async function addWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // Only the files that are there now, so that every other address is ours to answer.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      index: false,
      preCompressed: true,
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
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const found = isPage(path);
    const person =
      request.headers.accept?.includes('text/html') === true && !path.startsWith('/api/');
    if (!built || !reads || !(found || person)) throw new AppError('NOT_FOUND');
    return reply.code(found ? 200 : 404).sendFile('index.html');
  });
}
