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
    return tokens.map(({ text: form, pos }) => ({ text: form, tag: pos }));
  };
}
