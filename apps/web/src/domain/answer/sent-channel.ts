import { z } from 'zod';
import { createListeners } from '#/lib/store.ts';
import type { AnalysisOutcome } from './answer-port.ts';
import type { Sent } from './outbox-sender.ts';
import { storedOutcome } from './outcome-schema.ts';

const name = 'daedap-outbox';

/** Another tab may run another version of the app. */
const sentMessage = z.object({
  id: z.string(),
  outcome: z.union([storedOutcome, z.object({ kind: z.literal('failed'), message: z.string() })]),
}) satisfies z.ZodType<{ id: string; outcome: AnalysisOutcome }>;

type Listener = (sent: Sent) => void;

const listeners = createListeners<[Sent]>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Hears of every answer that came through, whichever tab sent it. */
export function onSent(listener: Listener): () => void {
  const stopListening = listeners.add(listener);
  if (!channel) {
    channel = open();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const sent = sentMessage.safeParse(data).data;
      if (sent) listeners.notify(sent);
    });
  }
  return () => {
    stopListening();
    if (listeners.count() > 0) return;
    channel?.close();
    channel = null;
  };
}

export function tellSent(sent: Sent): void {
  listeners.notify(sent);
  // A channel does not hear itself: this one's own listeners are the ones above.
  const out = channel ?? open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of its origin alone
  out?.postMessage(sent);
  if (out !== channel) out?.close();
}
