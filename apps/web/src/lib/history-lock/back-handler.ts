type Handler = () => void;

const handlers: Handler[] = [];

/**
 * Registers a page or a full screen that shows its own question before it is left. The newest one is called. The
 * returned function removes it.
 */
export function provideBackHandler(handler: Handler): () => void {
  handlers.push(handler);
  return () => {
    const place = handlers.indexOf(handler);
    if (place >= 0) handlers.splice(place, 1);
  };
}

/** Calls the newest handler. Returns false when there is none. */
export function handleBack(): boolean {
  const handler = handlers.at(-1);
  handler?.();
  return handler !== undefined;
}
