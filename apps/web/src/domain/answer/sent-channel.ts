import { z } from 'zod';
import { createListeners } from '#/lib/store.ts';
import type { AnalysisResult } from './answer-port.ts';
import type { SentEntry } from './outbox-sender.ts';
import { storedResult } from './analysis-result.ts';

const name = 'daedap-outbox';

/** Another tab may run another version of the app. */
const sentMessage = z.object({
  id: z.string(),
  result: z.union([storedResult, z.object({ kind: z.literal('failed'), message: z.string() })]),
}) satisfies z.ZodType<{ id: string; result: AnalysisResult }>;

type Listener = (sent: SentEntry) => void;

const listeners = createListeners<[SentEntry]>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Calls back for every answer that was sent from the outbox, by whichever tab. */
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

export function announceSent(sent: SentEntry): void {
  listeners.notify(sent);
  // A channel does not hear its own messages.
  const out = channel ?? open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  out?.postMessage(sent);
  if (out !== channel) out?.close();
}
