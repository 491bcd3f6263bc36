type Handler = () => void;

const handlers: Handler[] = [];

/** A page or a full screen that asks in its own way before it is left; the newest one counts. Calling what it returns ends that. */
export function provideBackHandler(handler: Handler): () => void {
  handlers.push(handler);
  return () => {
    const place = handlers.indexOf(handler);
    if (place >= 0) handlers.splice(place, 1);
  };
}

/** Asks. False when nobody wants to be asked. */
export function handleBack(): boolean {
  const handler = handlers.at(-1);
  handler?.();
  return handler !== undefined;
}
