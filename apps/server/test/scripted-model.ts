import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelAnswer } from './model-answers.ts';

export type ModelRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format: { readonly type: string; readonly json_schema?: { name: string } };
    readonly [setting: string]: unknown;
  };
  /** Which of the engines' questions it is. */
  readonly name: string;
  /** What stands between the marks of the first user message. */
  // A test looks as deep as it likes; a wrong guess is `undefined` and fails its expectation.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: Record<string, any>;
};

/** How the endpoint answers one request. */
export type Reply = (request: ModelRequest, response: ServerResponse) => void;

const sendJson = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A model that writes this text. */
export const writes =
  (content: string | null): Reply =>
  (_, response) =>
    sendJson(response, { choices: [{ index: 0, message: { role: 'assistant', content } }] });

/** A model that fills the schema, as it should, with these fields changed. */
export const fills =
  (changes: (request: ModelRequest) => object = () => ({})): Reply =>
  (request, response) =>
    writes(JSON.stringify({ ...modelAnswer(request), ...changes(request) }))(request, response);

export const answersStatus =
  (status: number, error = '', headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: error } }));

/** A body that is no completion at all. */
export const answersBody =
  (body: string, contentType = 'application/json'): Reply =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': contentType }).end(body);

/** Takes the request and never answers. */
export const hangs: Reply = () => undefined;

/** Breaks off in the middle of its answer. */
export const breaksOff: Reply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
  response.write('{"choices":[{"message":{"content":"', () => response.destroy());
};

/** Goes on sending for as long as somebody reads. */
export const neverEnds: Reply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = 'x'.repeat(64 * 1024);
  const send = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', send);
  send();
};

export type ScriptedModel = {
  readonly baseUrl: string;
  /** Everything that was asked, in order. */
  readonly requests: readonly ModelRequest[];
  /** What comes next, one after the other; the last one goes on for good. Without any, the model is a good one. */
  readonly reply: (...replies: readonly Reply[]) => void;
  readonly close: () => Promise<void>;
};

/** An OpenAI-compatible endpoint that does what the test says. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  let replies: readonly Reply[] = [];
  const server = createServer((incoming, response) => {
    // Health asks for the models; that is no part of the script.
    if (incoming.method === 'GET') return sendJson(response, { data: [] });
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest['body'];
      const request: ModelRequest = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        body,
        name: body.response_format.json_schema?.name ?? '',
        data: dataOf(body),
      };
      requests.push(request);
      const [next = fills(), ...later] = replies;
      if (later.length > 0) replies = later;
      next(request, response);
    });
  });
  // On a busy machine the server would close an idle connection just as the next request takes it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    reply: (...given) => void (replies = given),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function dataOf({ messages }: ModelRequest['body']): ModelRequest['data'] {
  const asked = messages.find(({ role }) => role === 'user')?.content ?? '';
  const json = /<data>([^<]*)<\/data>/.exec(asked)?.[1] ?? '{}';
  return JSON.parse(json) as ModelRequest['data'];
}
