import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a speech service sends back for one window. */
export type SpeechReply = (response: ServerResponse) => void;

export const spoken = '저는 맡은 일에 끝까지 책임을 다합니다.';

const sendsText =
  (body: string, type = 'application/json'): SpeechReply =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

export const hears = sendsText(
  JSON.stringify({ text: spoken, segments: [{ start: 0, end: 2, text: spoken }] }),
);

/** Every way to answer that is none. */
export const speechLies: readonly SpeechReply[] = [
  sendsText('<html><body>502 Bad Gateway</body></html>', 'text/html'),
  sendsText('{"text": 5, "segments": "all of them"}'),
  sendsText('{"text": "…'),
  // More than anybody can say in the time.
  sendsText(JSON.stringify({ text: '아무 말 '.repeat(5_000) })),
  (response) => void response.writeHead(500).end('{"error":{"message":"out of memory"}}'),
  // Goes on for as long as somebody reads.
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const send = () => {
      while (!response.destroyed && response.write('{"text":"'.repeat(1_000)));
    };
    response.on('drain', send);
    send();
  },
];

/** An OpenAI-compatible `/audio/transcriptions` that answers in turn with what it is told. */
export async function startScriptedSpeech() {
  let replies: readonly SpeechReply[] = [hears];
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      const reply = replies[asked % replies.length];
      asked += 1;
      reply?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked: () => asked,
    reply: (...given: readonly SpeechReply[]) => void (replies = given),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
