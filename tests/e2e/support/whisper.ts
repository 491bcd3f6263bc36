import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, loadConfigFromFile } from 'vite';

const web = fileURLToPath(new URL('../../../apps/web', import.meta.url));
const base = '/e2e-whisper/';

/** The part of the app's own speech recognition that tests use. */
type WhisperLocal = {
  isModelCached: () => Promise<boolean>;
  downloadModel: (watch: {
    onProgress: (part: number) => void;
    signal: AbortSignal;
  }) => Promise<string>;
  createLocalRecogniser: () => {
    isReady: () => Promise<boolean>;
    recognise: (
      samples: Float32Array,
      language: 'ko' | 'en',
      signal: AbortSignal,
    ) => Promise<{ text: string; segments: object[]; confidence: number }>;
    dispose: () => void;
  };
};

declare global {
  var whisperLocal: WhisperLocal;
}

type Files = Map<string, { body: string | Buffer; contentType: string }>;

const typeOf = (name: string) =>
  name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript; charset=utf-8';

/** Builds the recogniser with its worker and its runtime, as the app does. */
async function bundle(): Promise<{ entry: string; files: Files }> {
  const entry = 'virtual:whisper';
  const env = { command: 'build', mode: 'production' } as const;
  const app = await loadConfigFromFile(env, `${web}/vite.config.ts`);
  if (!app) throw new Error('the web app has no configuration');
  const { resolve, worker } = app.config;
  const built = await build({
    root: web,
    base,
    // Only the app's settings that find and bundle the runtime: pages and their chunks are not built here.
    configFile: false,
    ...(resolve && { resolve }),
    ...(worker && { worker }),
    logLevel: 'error',
    plugins: [
      {
        name: 'whisper',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? ['local-recogniser', 'model-cache']
                .map((name) => `export * from '${web}/src/media/whisper/${name}.ts';`)
                .join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  const files: Files = new Map();
  for (const file of output.output) {
    const body = file.type === 'chunk' ? file.code : Buffer.from(file.source);
    files.set(base + file.fileName, { body, contentType: typeOf(file.fileName) });
  }
  return { entry: base + output.output[0].fileName, files };
}

/**
 * A proxy that adds the files of the recogniser to the server, with the server's own policies. `page.route` cannot do
 * so: the threads of the runtime are workers of a worker, whose requests Playwright does not see.
 */
export async function serveWhisper(server: string) {
  const { entry, files } = await bundle();
  const policies = Object.fromEntries(
    [...(await fetch(server)).headers].filter(([name]) => /policy/.test(name)),
  );
  const front = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) {
      response.writeHead(200, { ...policies, 'content-type': file.contentType });
      response.end(file.body);
      return;
    }
    const { method, headers } = request;
    const passed = ask(new URL(request.url ?? '/', server), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  const { port } = front.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Loads the recogniser into the open page, as `whisperLocal`. */
    use: (page: Page) =>
      page.evaluate(async (from) => {
        globalThis.whisperLocal = (await import(from)) as WhisperLocal;
      }, entry),
    close: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}
