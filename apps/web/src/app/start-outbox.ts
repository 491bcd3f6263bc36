import { reportError } from '#/lib/errors/report-error.ts';
import { whenIdle } from '#/lib/load-part.ts';

async function load(signal: AbortSignal): Promise<void> {
  try {
    const [{ outboxSender }, { watchFirstAnswer }] = await Promise.all([
      import('#/domain/answer/answer-services.ts'),
      import('#/domain/answer/first-answer.ts'),
    ]);
    if (signal.aborted) return;
    signal.addEventListener('abort', outboxSender.start());
    signal.addEventListener('abort', watchFirstAnswer());
  } catch (error) {
    // It may not load without a network, and then nothing could be sent anyway.
    reportError(error, 'answers', 'loading the outbox');
  }
}

/** Sends waiting answers in the background. The returned function stops it, even while it is still loading. */
export function startOutbox(): () => void {
  const stopping = new AbortController();
  stopping.signal.addEventListener(
    'abort',
    whenIdle(() => void load(stopping.signal)),
  );
  return () => stopping.abort();
}
