import { decompress } from 'fzstd';
import { bytesOf } from './bytes.ts';

/**
 * Questions and all that is written about them, so that a compressor finds more repetitions: texts of one kind (all Korean
 * cues, all English labels, …) stand together.
 */
export type PackedTexts = {
  /** The packed value, with `'text'` in place of each text and `'lines'` in place of each list of texts. */
  readonly shape: unknown;
  /** The texts of each kind, such as `points.cues.ko`, with an empty line between two. */
  readonly columns: { readonly [kind: string]: string };
};

export function packTexts(value: unknown): PackedTexts {
  const texts = new Map<string, string[]>();
  const add = (kind: string, text: string) => {
    const others = texts.get(kind);
    if (others) others.push(text);
    else texts.set(kind, [text]);
  };
  /** The kind of a text is named by the keys that lead to it from the outermost array. */
  const shapeOf = (part: unknown, kind: string | null): unknown => {
    if (typeof part === 'string') {
      add(kind ?? '', part);
      return 'text';
    }
    if (isListOfTexts(part)) {
      add(kind ?? '', part.join('\n'));
      return 'lines';
    }
    if (Array.isArray(part)) return part.map((each: unknown) => shapeOf(each, kind ?? ''));
    return isRecord(part)
      ? mapValues(part, (each, key) => shapeOf(each, kind === null ? null : `${kind}.${key}`))
      : part;
  };
  const shape = shapeOf(value, null);
  const columns = Object.fromEntries([...texts].map(([kind, all]) => [kind, all.join('\n\n')]));
  return { shape, columns };
}

/** The value that `packTexts` was given. */
export function unpackTexts({ shape, columns }: PackedTexts): unknown {
  const texts = mapValues(columns, (column) => column.split('\n\n').values());
  const next = (kind: string) => texts[kind]!.next().value!;
  const valueOf = (part: unknown, kind: string | null): unknown => {
    if (part === 'text') return next(kind ?? '');
    if (part === 'lines') return next(kind ?? '').split('\n');
    if (Array.isArray(part)) return part.map((each: unknown) => valueOf(each, kind ?? ''));
    return isRecord(part)
      ? mapValues(part, (each, key) => valueOf(each, kind === null ? null : `${kind}.${key}`))
      : part;
  };
  return valueOf(shape, null);
}

/** The value whose packed texts were written as JSON, compressed with Zstandard and written in base64. */
export const unpackCompressed = (base64: string): unknown =>
  unpackTexts(JSON.parse(new TextDecoder().decode(decompress(bytesOf(base64)))));

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = <From, To>(
  record: { readonly [key: string]: From },
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
