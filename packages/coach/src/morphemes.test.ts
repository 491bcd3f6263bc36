import { expect, test } from 'vitest';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { loadMorphemes } from './morphemes.ts';

const analysers = [1, 2, 3].map(() => loadMorphemes(readMorphemeFiles()));

test.each(['몇', '자세', '인하', '강력', '당연', '엄격', '라니'])(
  'reads %s the same way each time',
  (word) => {
    const read = analysers.flatMap((analyse) =>
      Array.from({ length: 20 }, () => JSON.stringify(analyse(word))),
    );
    expect(new Set(read).size).toBe(1);
  },
);
