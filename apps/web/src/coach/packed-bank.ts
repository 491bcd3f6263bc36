import { cells, commonCases, standard } from '@daedap/coach/bank-files';
import { packTexts } from '@daedap/coach/pack-texts';
import type { Plugin } from 'vite';

const bankFile = /\/packages\/coach\/src\/bank-files\.ts$/;

/** Packs the coach's questions, so that gzip shrinks them further than the files that they are written in. */
export function packedBank(): Plugin {
  return {
    name: 'packed-bank',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!bankFile.test(id)) return null;
      const packed = JSON.stringify(JSON.stringify(packTexts({ cells, commonCases, standard })));
      return `import { unpackTexts } from './pack-texts.ts';
export const { cells, commonCases, standard } = unpackTexts(JSON.parse(${packed}));`;
    },
  };
}
