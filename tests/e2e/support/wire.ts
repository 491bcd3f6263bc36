import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { test as base } from './test.ts';

/** The names of video tracks in WebM and MP4 files. */
export const pictures = ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4', 'avc1', 'vp09', 'av01'];

type Wire = {
  readonly address: string;
  /** Whether the browser has sent these bytes to the server. */
  readonly carried: (bytes: string) => boolean;
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
    });
    for (const socket of connections) socket.destroy();
    proxy.close();
  },
  baseURL: ({ wire }, use) => use(wire.address),
});
