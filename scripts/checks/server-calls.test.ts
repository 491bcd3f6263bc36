import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every call to the server uses the one configured address', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\/(testing|test)\//.test(path),
  );
  const calling = sources.filter((path) => {
    const text = read(path);
    return /(?<![.\w])fetch\(|new XMLHttpRequest\(|new (WebSocket|EventSource)\(|\bio\(|sendBeacon\(/.test(
      text,
    );
  });
  // The coach, what finds faces, the tables of fonts and the pages that the build renders are files of the app itself. All others get an address made with `apiOrigin`, or make one with it.
  expect(calling.filter((path) => !path.includes('/service-worker/')).toSorted()).toEqual([
    'apps/web/src/app/prerendered/fetch-translation.ts',
    'apps/web/src/coach/load-coach.ts',
    'apps/web/src/lib/api/send.ts',
    'apps/web/src/lib/api/upload.ts',
    'apps/web/src/lib/progress-socket.ts',
    'apps/web/src/media/looking/model-files.ts',
    'apps/web/src/media/papers/read-pdf.ts',
    'apps/web/src/media/whisper/load-file.ts',
    'apps/web/src/media/whisper/model-cache.ts',
  ]);
  const literal = sources.filter((path) => /['"`]\/(api|models|socket\.io)\//.test(read(path)));
  expect(literal.filter((path) => !path.includes('/service-worker/'))).toEqual([]);
});
