import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Waits until the service worker controls this page. */
export async function untilControlled(page: Page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** The names of the caches with copies of a user's data. */
export const copiesIn = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('daedap-data-')),
  );

/** Serves the app under another address, where a test can release a new version. Playwright cannot do so by itself. */
export async function newVersions(target: string) {
  let version = 1;
  const sendWorker = async (outgoing: ServerResponse) => {
    const answer = await fetch(new URL('/sw.js', target));
    const type = answer.headers.get('content-type') ?? '';
    outgoing.writeHead(200, { 'content-type': type });
    outgoing.end(`${await answer.text()}// version ${version}`);
  };
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (url === '/sw.js') {
      void sendWorker(outgoing);
      return;
    }
    const passedOn = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    bringOut: () => {
      version += 1;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
