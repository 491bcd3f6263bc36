/** How Chromium, Firefox, Safari and Vite say that a piece of the app could not be loaded. */
const messages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => error.message.includes(message));
}
