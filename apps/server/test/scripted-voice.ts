import { wavOf } from './sound.ts';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type VoiceRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly model: string; readonly voice: string; readonly input: string };
};

type VoiceReply = (response: ServerResponse, request: VoiceRequest) => void;

/** A tone as a WAV of 8 kHz, which every browser plays. */
export function toneOf(seconds: number): Buffer {
  const rate = 8_000;
  const wave = (_: unknown, at: number) => 3_000 * Math.sin((2 * Math.PI * 220 * at) / rate);
  return wavOf(Int16Array.from({ length: Math.round(seconds * rate) }, wave), rate);
}

/** Speaks, in two pieces. */
export const speaks =
  (seconds = 1): VoiceReply =>
  (response) => {
    const sound = toneOf(seconds);
    response.writeHead(200, { 'content-type': 'audio/wav' });
    response.write(sound.subarray(0, 1_000));
    response.end(sound.subarray(1_000));
  };

export const sends =
  (status: number, contentType: string, body: string | Buffer): VoiceReply =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) })
      .end(body);

/** Takes the request and never answers. */
export const staysSilent: VoiceReply = () => undefined;

/** Goes on sending for as long as somebody reads. */
export const neverStops: VoiceReply = (response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' });
  const piece = Buffer.alloc(64 * 1024, 1);
  const send = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', send);
  send();
};

/** Breaks off after the first piece. */
export const breaksOffSpeaking: VoiceReply = (response) => {
  response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '9000' });
  response.write(toneOf(0.1).subarray(0, 500), () => setTimeout(() => response.destroy(), 50));
};

export type ScriptedVoice = {
  readonly baseUrl: string;
  /** Everything that it was asked to say, in order. */
  readonly requests: readonly VoiceRequest[];
  /** How it replies from now on. */
  readonly reply: (reply: VoiceReply) => void;
  readonly close: () => Promise<void>;
};

/** An OpenAI-compatible `/audio/speech` that does what the test says. */
export async function startScriptedVoice(): Promise<ScriptedVoice> {
  const requests: VoiceRequest[] = [];
  let reply: VoiceReply = speaks();
  const server = createServer((incoming, response) => {
    // Health asks for the models; that is no part of the script.
    if (incoming.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as VoiceRequest['body'];
      const request = { path: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      reply(response, request);
    });
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    reply: (next) => void (reply = next),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
