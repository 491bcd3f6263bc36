import { NetworkError } from '#/lib/api/api-error.ts';
import type { UploadWatch } from '#/lib/api/upload.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { prospectOf } from './answer-errors.ts';
import type { AnswerReport, SendEntry } from './api/send-entry.ts';
import { entryLock, ifFree } from './locks.ts';

export type DeliverDeps = {
  readonly send: SendEntry;
  readonly outbox: {
    readonly put: (entry: AnswerEntry) => Promise<void>;
    readonly remove: (id: string) => Promise<void>;
    /** The server has it. */
    readonly settle: (entry: AnswerEntry) => Promise<void>;
    /** Something waits from now on. */
    readonly notice: () => void;
  };
};

/** Null: no network; it waits in the outbox. */
export type Delivered = AnswerReport | null;

/**
 * Sends an answer that stands in the outbox until the server has it: a page that is killed meanwhile loses nothing.
 * What is refused is taken out again, what can be sent after sign-in or was cancelled stays.
 */
export async function deliver(
  entry: AnswerEntry,
  watch: UploadWatch,
  deps: DeliverDeps,
): Promise<Delivered> {
  const work = () => attempt(entry, watch, deps);
  const ran = await ifFree(entryLock(entry.id), work);
  // It is being sent from the outbox right now. Under its key that is the same request, and this one hears the answer.
  return ran.free ? ran.result : work();
}

async function attempt(
  entry: AnswerEntry,
  watch: UploadWatch,
  { send, outbox }: DeliverDeps,
): Promise<Delivered> {
  const waits = await outbox
    .put(entry)
    .then(() => true, reportAndReturn('answers', 'putting an answer into the outbox', false));
  try {
    const report = await send(entry, watch);
    await outbox
      .settle(entry)
      .catch(reportAndReturn('answers', 'settling an answer in the outbox', undefined));
    return report;
  } catch (error) {
    if (waits && error instanceof NetworkError) {
      outbox.notice();
      return null;
    }
    const stays = watch.signal.aborted || prospectOf(error) === 'signIn';
    if (!stays)
      await outbox
        .remove(entry.id)
        .catch(reportAndReturn('answers', 'taking an answer out of the outbox', undefined));
    throw error;
  }
}
