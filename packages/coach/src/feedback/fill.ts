import { josa } from 'es-hangul';

export type Filling = { readonly label: string; readonly quote: string };

const pairs = ['이/가', '을/를', '은/는', '와/과', '으로/로'] as const;

const withPair = new RegExp(String.raw`\{(label|quote)\}(${pairs.join('|')})?`, 'g');

/** Puts a label or a quote into a text; a Korean particle after it follows its last sound. */
export function fill(text: string, filling: Filling): string {
  return text.replaceAll(withPair, (_, name: keyof Filling, pair?: (typeof pairs)[number]) =>
    pair ? josa(filling[name], pair) : filling[name],
  );
}
