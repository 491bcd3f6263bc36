import { languages } from '@daedap/contract/languages';
import type { Cells } from './bank-cells.ts';
import { makeLookup } from './lookup.ts';
import { packWords, unpackWords } from './pack-words.ts';
import { cellSchema, type CellQuestion, type Localised, type RubricPoint } from './question.ts';

/**
 * The questions of the bank in columns: all Korean cues, all English cues, all labels, … one after the other. gzip finds
 * repetitions only within 32 KB, so that the bank gets a fifth smaller when similar texts stand together.
 */
export type PackedCells = {
  /** Everything that is not a text, cell by cell. */
  readonly heads: readonly Head[];
  /** The texts of each column and language, each list of texts on lines of its own, with an empty line between two lists. */
  readonly columns: { readonly [column: string]: string };
  /** The words that have a character in the columns of cues, by language. */
  readonly words: Localised;
};

type Head = readonly [
  main: string,
  sub: string,
  difficulty: string,
  questions: readonly HeadQuestion[],
];

type HeadQuestion = Omit<
  CellQuestion,
  'text' | 'points' | 'opening' | 'followUps' | 'deeper' | 'crux'
> & {
  /** A point is its id, and how many cues it needs if it needs more than one. */
  readonly points: readonly HeadPoint[];
  readonly followUps: readonly string[];
};

type HeadPoint = string | readonly [id: string, need: number];

type Column =
  | 'text'
  | 'label'
  | 'start'
  | 'cues'
  | 'wrong'
  | 'opening'
  | 'followUp'
  | 'deeper'
  | 'deeperStart'
  | 'crux'
  | 'cruxStart';
type Texts = { readonly [language in keyof Localised]: string | readonly string[] };

const listBreak = '\n\n';

export function packCells(cells: Cells): PackedCells {
  const lists = new Map<string, string[]>();
  const add = (column: Column, texts: Texts | undefined) => {
    for (const language of languages) {
      const name = `${column} ${language}`;
      const list = texts?.[language] ?? [];
      lists.set(name, [...(lists.get(name) ?? []), [list].flat().join('\n')]);
    }
  };
  const heads = Object.entries(cells).flatMap(([main, subs]) =>
    Object.entries(subs).flatMap(([sub, levels]) =>
      Object.entries(levels).map(([difficulty, questions]): Head => {
        const packed = cellSchema.parse(questions).map((question): HeadQuestion => {
          const { text, points, opening, followUps, deeper, crux, ...head } = question;
          add('text', text);
          for (const { label, start, cues, wrong } of points) {
            add('label', label);
            add('start', start);
            add('cues', cues);
            add('wrong', wrong);
          }
          add('opening', opening);
          for (const followUp of followUps) add('followUp', followUp.text);
          add('deeper', deeper.text);
          add('deeperStart', deeper.start);
          add('crux', crux.text);
          add('cruxStart', crux.start);
          return Object.assign(head, {
            points: points.map(({ id, need }): HeadPoint => (need === undefined ? id : [id, need])),
            followUps: followUps.map(({ point }) => point),
          });
        });
        return [main, sub, difficulty, packed];
      }),
    ),
  );
  // Columns of one language stand together.
  const ordered = [...lists.keys()].toSorted((one, two) =>
    languageOf(one).localeCompare(languageOf(two)),
  );
  const columns = Object.fromEntries(ordered.map((name) => [name, lists.get(name)!.join(listBreak)]));
  const words = makeLookup(languages, (language) => {
    const names = cueColumns.map((column) => `${column} ${language}`);
    const packed = packWords(names.map((name) => columns[name]!));
    names.forEach((name, at) => {
      columns[name] = packed.texts[at]!;
    });
    return packed.words;
  });
  return { heads, columns, words };
}

/** Columns whose texts are cues: they share their words. */
const cueColumns: readonly Column[] = ['cues', 'wrong'];

const languageOf = (column: string) => column.slice(-2);

type UnpackedCells = Record<string, Record<string, Record<string, CellQuestion[]>>>;

/** The same questions as `packCells` was given, in their files' format. */
export function unpackCells({ heads, columns: packed, words }: PackedCells): UnpackedCells {
  const columns = { ...packed };
  for (const language of languages) {
    const names = cueColumns.map((column) => `${column} ${language}`);
    const texts = names.map((name) => packed[name]!);
    unpackWords({ words: words[language], texts }).forEach((text, at) => {
      columns[names[at]!] = text;
    });
  }
  const lists = new Map(
    Object.entries(columns).map(([name, column]) => [name, column.split(listBreak).values()]),
  );
  const take = (column: Column, language: string) => {
    const list = lists.get(`${column} ${language}`)!.next().value!;
    return list === '' ? [] : list.split('\n');
  };
  const takeText = (column: Column): Localised => ({
    ko: take(column, 'ko')[0]!,
    en: take(column, 'en')[0]!,
  });
  const takeLists = (column: Column) => ({ ko: take(column, 'ko'), en: take(column, 'en') });
  const takePoint = (packed: HeadPoint): RubricPoint => {
    const [id, need] = typeof packed === 'string' ? [packed] : packed;
    const point = {
      id,
      label: takeText('label'),
      start: takeText('start'),
      cues: takeLists('cues'),
    };
    const wrong = takeLists('wrong');
    return Object.assign(
      point,
      need === undefined ? {} : { need },
      wrong.ko.length === 0 ? {} : { wrong },
    );
  };
  const cells: UnpackedCells = {};
  for (const [main, sub, difficulty, questions] of heads) {
    cells[main] ??= {};
    cells[main][sub] ??= {};
    cells[main][sub][difficulty] = questions.map(({ points, followUps, ...head }) =>
      Object.assign(head, {
        text: takeText('text'),
        points: points.map(takePoint),
        opening: takeText('opening'),
        followUps: followUps.map((point) => ({ point, text: takeText('followUp') })),
        deeper: { text: takeText('deeper'), start: takeText('deeperStart') },
        crux: { text: takeText('crux'), start: takeText('cruxStart') },
      }),
    );
  }
  return cells;
}
