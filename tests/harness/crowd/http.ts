import { type Agent, request } from 'node:http';

type Message = {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  agent: Agent;
  timeoutMs: number;
};

type Exchanged = { status: number; text: string };

/** One request over a connection of the person's own, which stays open. Rejects when no answer came. */
export async function exchange(url: string, message: Message): Promise<Exchanged> {
  try {
    return await once(url, message);
  } catch (error) {
    // As a browser does: the server closed a connection that had long been idle at the moment it was used again.
    if (message.method !== 'GET' || !(error instanceof ClosedMeanwhile)) throw error;
    return once(url, message);
  }
}

class ClosedMeanwhile extends Error {}

function once(url: string, { body, timeoutMs, ...rest }: Message): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...rest, timeout: timeoutMs }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      // Not only `end`: an answer that breaks off in the middle has none.
      answer.once('close', () => {
        if (!answer.complete) reject(new Error('the answer broke off'));
        else resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const closed = sent.reusedSocket && error.code === 'ECONNRESET';
      reject(closed ? new ClosedMeanwhile(error.message, { cause: error }) : error);
    });
    sent.end(body ?? undefined);
  });
}
