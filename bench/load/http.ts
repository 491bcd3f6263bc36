import { type Agent, request } from 'node:http';

type Message = {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  agent: Agent;
  timeoutMs: number;
};

/** One request over a connection of the person's own, which stays open. Rejects when no answer came. */
export function exchange(
  url: string,
  { body, timeoutMs, ...rest }: Message,
): Promise<{ status: number; text: string }> {
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
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}
