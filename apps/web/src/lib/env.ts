/**
 * The origin of all calls. Empty on the web (same origin); the phone app is built with the server's address. It is
 * compiled in: no query, storage or response can change it.
 */
export const apiOrigin = parseServerAddress(
  import.meta.env['VITE_API_ORIGIN'],
  import.meta.env['VITE_DEVELOPMENT_SERVER'] === 'yes' || import.meta.env.DEV,
);

/** A server on the developer's own machine, as the simulator and the emulator call it. */
const ownMachine = new Set(['localhost', '127.0.0.1', '10.0.2.2']);

/**
 * The origin of the server that the phone app was built for; empty for the web, which uses its own origin. It must use
 * TLS, except in a development build. Throws for anything but an origin, since that is an error of the build.
 */
export function parseServerAddress(value: unknown, development: boolean): string {
  if (value === undefined || value === '') return '';
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url !== null && (value === url.origin || value === `${url.origin}/`);
  const secure = url?.protocol === 'https:';
  const own = development && url?.protocol === 'http:' && ownMachine.has(url.hostname);
  if (!isOrigin || !(secure || own)) {
    throw new Error('VITE_API_ORIGIN must be an origin such as https://daedap.example');
  }
  return url.origin;
}

/** Passkeys belong to a host name: they need the web app of that name, encrypted or on localhost, and no bare address. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isName = !/^[\d.]+$|:/.test(hostname);
  return 'PublicKeyCredential' in window && window.isSecureContext && isName && apiOrigin === '';
}
