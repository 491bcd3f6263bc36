/** Where the calls go. Empty on the web (same origin); the phone app is built with the server's address. */
const configured: unknown = import.meta.env['VITE_API_ORIGIN'];

export const apiOrigin = typeof configured === 'string' ? configured.replace(/\/$/, '') : '';
