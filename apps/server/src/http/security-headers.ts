import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Camera and microphone for our own pages only; nothing else that asks a person for permission. */
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
    // Together they isolate the page, which WebAssembly threads need.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Ad scripts do not declare that they may be embedded; then at least they come without credentials.
    crossOriginEmbedderPolicy: { policy: options.adScriptUrl ? 'credentialless' : 'require-corp' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissions);
    // Tokens and personal data are for the one who asked, now.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}
