import { reportError } from '#/lib/errors/report-error.ts';

async function load(signal: AbortSignal): Promise<void> {
  try {
    const { outboxSender } = await import('#/domain/answer/answer-services.ts');
    if (!signal.aborted) signal.addEventListener('abort', outboxSender.start());
  } catch (error) {
    // Without a network it may not load; then nothing could be sent either.
    reportError(error, 'answers', 'loading the outbox');
  }
}

/** Sends waiting answers behind the page. Calling what it returns ends it, also while it is still loading. */
export function startOutbox(): () => void {
  const stopping = new AbortController();
  void load(stopping.signal);
  return () => stopping.abort();
}
