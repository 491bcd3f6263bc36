import { GaruWasm, initSync } from 'garu-ko/pkg/garu_wasm.js';

export type Morpheme = { readonly text: string; readonly tag: string };

/** The Korean analyser's two files: the program and the model. The user of the coach reads or fetches them. */
export type MorphemeFiles = {
  readonly program: Uint8Array<ArrayBuffer>;
  readonly model: Uint8Array;
};

export type Morphemes = (text: string) => readonly Morpheme[];

type GaruOutput = { readonly tokens: readonly { readonly text: string; readonly pos: string }[] };

export function loadMorphemes(files: MorphemeFiles): Morphemes {
  initSync({ module: files.program });
  const garu = new GaruWasm(files.model);
  return (text) => {
    if (text === '') return [];
    const { tokens }: GaruOutput = garu.analyze(text);
    return tokens.map(({ text: form, pos }) => ({ text: form, tag: tied.get(text) ?? pos }));
  };
}

/**
 * The analyser finds two tags equally likely for these words and takes either of them by chance, so that one answer would get
 * two scores. They are all such words among 200,000 pieces of words from answers and questions.
 */
const tied: ReadonlyMap<string, string> = new Map([
  ['몇', 'MM'],
  ['자세', 'NNG'],
  ['인하', 'NNG'],
  ['강력', 'XR'],
  ['당연', 'XR'],
  ['엄격', 'XR'],
  ['라니', 'EC'],
]);
