import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { test as base } from './test.ts';

/** The names of video tracks in WebM and MP4 files. */
export const pictures = ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4', 'avc1', 'vp09', 'av01'];

type Wire = {
  readonly address: string;
  /** Whether the browser has sent these bytes to the server. */
  readonly carried: (bytes: string) => boolean;
  /**
   * Everything that the browser has sent, as a reader would see it: addresses, headers, bodies and the frames of sockets,
   * as they are and with every usual disguise taken off (percent and JSON escapes, base64).
   */
  readonly texts: () => readonly string[];
};

/**
 * A test whose browser talks to the server through a proxy that records all bytes. Playwright does not show the content
 * of uploaded files.
 */
export const test = base.extend<{ wire: Wire }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  wire: async ({}, use) => {
    const server = new URL(process.env['E2E_BASE_URL'] ?? '');
    const connections = new Set<Socket>();
    /** By connection. */
    const all: Buffer[][] = [];
    const proxy = createServer((browser) => {
      const ahead = connect(Number(server.port), server.hostname);
      for (const socket of [browser, ahead]) {
        connections.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => [browser, ahead].forEach((one) => one.destroy()));
      }
      const sent: Buffer[] = [];
      all.push(sent);
      browser.on('data', (bytes) => sent.push(bytes));
      browser.pipe(ahead).pipe(browser);
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    await use({
      address: `http://127.0.0.1:${port}`,
      carried: (bytes) => all.some((sent) => Buffer.concat(sent).includes(bytes)),
      texts: () =>
        all.flatMap((sent) => {
          const bytes = Buffer.concat(sent);
          return [bytes.toString(), ...framesOf(bytes)].flatMap(readings);
        }),
    });
    for (const socket of connections) socket.destroy();
    proxy.close();
  },
  baseURL: ({ wire }, use) => use(wire.address),
});

/** What the frames of a WebSocket connection say. A browser masks them, so that the bytes themselves say nothing. */
function framesOf(bytes: Buffer): string[] {
  const head = bytes.indexOf('\r\n\r\n') + 4;
  if (!/^upgrade: websocket/imu.test(bytes.toString('latin1', 0, head))) return [];
  const frames: string[] = [];
  let at = head;
  while (at + 6 <= bytes.length) {
    const short = bytes[at + 1]! & 0x7f;
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
    const length =
      extra === 0
        ? short
        : extra === 2
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    const mask = bytes.subarray(at + 2 + extra, at + 6 + extra);
    const start = at + 6 + extra;
    const content = bytes.subarray(start, start + length);
    frames.push(Buffer.from(content.map((byte, index) => byte ^ mask[index % 4]!)).toString());
    at = start + length;
  }
  return frames;
}

/** A text, and what it says without escapes and encodings. */
const readings = (text: string): string[] => [
  text,
  text.replaceAll(/(?:%[\da-f]{2})+/giu, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  ),
  text.replaceAll(/\\u([\da-f]{4})/giu, (_, code) =>
    String.fromCharCode(Number.parseInt(String(code), 16)),
  ),
  (text.match(/[\w+/-]{24,}={0,2}/gu) ?? [])
    .map((run) => Buffer.from(run, 'base64').toString())
    .join('\n'),
];
