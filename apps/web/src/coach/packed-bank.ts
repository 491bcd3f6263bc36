import { constants, zstdCompressSync } from 'node:zlib';
import { cells, commonCases, commonSubjects, standard } from '@daedap/coach/bank-files';
import { packTexts } from '@daedap/coach/pack-texts';
import type { Plugin } from 'vite';

const bankFile = /\/packages\/coach\/src\/bank-files\.ts$/;

const smallest = { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: 23 };

/**
 * Compresses the coach's questions. gzip, with which they are sent, finds repetitions within 32 KB only; Zstandard finds
 * them in all of the 5 MB, which saves a third.
 */
export function packedBank(): Plugin {
  return {
    name: 'packed-bank',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!bankFile.test(id)) return null;
      const files = { cells, commonCases, commonSubjects, standard };
      const compressed = zstdCompressSync(JSON.stringify(packTexts(files)), { params: smallest });
      return `import { unpackCompressed } from './pack-texts.ts';
export const { ${Object.keys(files).join(', ')} } = unpackCompressed('${compressed.toString('base64')}');`;
    },
  };
}
