import { parseServerAddress } from './server-address.ts';

/**
 * Where the calls go. Empty on the web (same origin); the phone app is built with the server's address. It is part of
 * the program: no query, no storage and no answer of a server can change it.
 */
export const apiOrigin = parseServerAddress(
  import.meta.env['VITE_API_ORIGIN'],
  import.meta.env['VITE_DEVELOPMENT_SERVER'] === 'yes' || import.meta.env.DEV,
);
