import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Camera and microphone for our own pages only, and no other permission. */
const permissions = [
  'camera=(self)',
  'microphone=(self)',
  'autoplay=(self)',
  'fullscreen=(self)',
  'screen-wake-lock=(self)',
  'display-capture=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ');

export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { adScriptUrl: string | undefined },
): Promise<void> {
  const adScript = options.adScriptUrl ? [options.adScriptUrl] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Speech recognition in the browser compiles WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...adScript],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Together they isolate the page, which threads in WebAssembly require.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Ad scripts have no header that allows embedding, so they are loaded without credentials.
    crossOriginEmbedderPolicy: { policy: options.adScriptUrl ? 'credentialless' : 'require-corp' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissions);
    // Responses hold tokens and personal data.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}
