/**
 * Where the calls go. Empty on the web (same origin); the phone app is built with the server's address. It is part of
 * the program: no query, no storage and no answer of a server can change it.
 */
export const apiOrigin = parseServerAddress(
  import.meta.env['VITE_API_ORIGIN'],
  import.meta.env['VITE_DEVELOPMENT_SERVER'] === 'yes' || import.meta.env.DEV,
);

/** A server on the developer's own machine, as the simulator and the emulator call it. */
const ownMachine = new Set(['localhost', '127.0.0.1', '10.0.2.2']);

/**
 * The origin of the server that the phone app was built for; empty for the web, whose server is where the page came
 * from. Over TLS, unless it is a development build. Anything but an origin is a fault of the build: it is thrown.
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
