import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ApplyReply } from '#/lib/pwa/worker-messages.ts';
import { assets, type BuiltFiles, dropOldAssets, warm } from './built-files.ts';
import { createCopies } from './copies.ts';
import { deletedSession, isKeptCall } from './kept-calls.ts';
import { anyInInterview, readMessage } from './messages.ts';
import { respondWithPage } from './respond-with-page.ts';
import type { ServiceWorkerScope } from './scope.ts';

declare const self: ServiceWorkerScope;
/** Set by the build. */
declare const BUILT_FILES: BuiltFiles;
/** The build writes the whole list wherever the name stands, so it stands here only. */
const builtFiles = BUILT_FILES;

const reach = (request: Request) => fetch(request);
const copies = createCopies({ storage: caches, reach, now: () => Date.now() });

// The first route that matches responds. Requests without a match, to other origins or other than GET, go to the network.
registerRoute(
  new NavigationRoute(
    ({ request }) => respondWithPage(request, { reach, stored: matchPrecache }),
    // Addresses of the server itself, and files.
    { denylist: [/^\/(api|models|socket\.io)\//, /\/[^/]+\.[^/]+$/] },
  ),
);
precacheAndRoute([...builtFiles.precache], { directoryIndex: '', cleanURLs: false });
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isKeptCall(url),
  ({ request, event }) => copies.respond(request, (work) => event.waitUntil(work)),
);

// Takes control during the first visit, so that what the user sees then is stored as well.
clientsClaim();
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => event.waitUntil(dropOldAssets(builtFiles)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const session = request.method === 'DELETE' ? deletedSession(url) : null;
  if (session !== null && url.origin === globalThis.location.origin) {
    event.waitUntil(copies.forgetSession(request, session));
  }
});

async function apply(): Promise<ApplyReply> {
  if (await anyInInterview(self.clients)) return 'later';
  await self.skipWaiting();
  return 'applying';
}

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  const answer = async (work: Promise<unknown>) => event.ports[0]?.postMessage(await work);
  switch (message?.type) {
    case 'APPLY':
      return event.waitUntil(answer(apply()));
    case 'WARM':
      return event.waitUntil(answer(warm(builtFiles, message.groups, event)));
    case 'FORGET':
      return event.waitUntil(copies.forget(message.except));
    case undefined:
      return undefined;
  }
});
