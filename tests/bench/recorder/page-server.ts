import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(
  new URL('../../../apps/web/src/media/recorder/testing/record-in-browser.ts', import.meta.url),
);

/** Builds the app's recorder and its worker for a separate page. */
async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'esnext', rolldownOptions: { input: entry } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  const files = new Map(
    output.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
  return { files, start: `/${output.output[0].fileName}` };
}

/** Serves the page on loopback, where browsers allow the camera without TLS. */
export async function servePage() {
  const { files, start } = await bundle();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
    response.end(file ?? `<script type="module" src="${start}"></script>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
