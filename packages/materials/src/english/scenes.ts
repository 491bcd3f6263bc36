import type { ClaimWords } from '../claim.ts';
import type { Sentence } from '../text/sentences.ts';
import { toReader, type EnglishStatement } from './statements.ts';

/** A paper goes on to something else. */
const startsAnew =
  /^(?:I also|In addition|Besides|Later|More recently|Outside|Another|Then, in|The next|Since then)\b/;
const opening = /^((?:During|At|In|While|As|For|On) [^,.]{4,58}?),? (?=(?:I|we|my|our)\b)/;
/** "In 2021", "At first": no place. */
const noPlace =
  /^(?:At (?:first|last|least|once)|In (?:\d{4}|my (?:first|second|third|last|final|early) \w+|fact|addition|short|total|the end)|For example|As a result)\b/;

const namesThing: ReadonlySet<string> = new Set([
  'make',
  'write',
  'propose',
  'role',
  'operate',
  'study',
  'do',
]);
const [shortestScene, longestScene] = [24, 70];

/** Remembers what each paragraph of a letter is about, so that a question may name it before it asks. */
export function createScenes() {
  let block = -1;
  let where: string | null = null;
  let scene: string | null = null;

  function enter({ block: own, clean }: Sentence): void {
    if (own !== block || startsAnew.test(clean)) [where, scene] = [null, null];
    block = own;
    const place = opening.exec(clean)?.[1];
    if (place && !noPlace.test(place))
      where = toReader(place).replace(/^(During|In) an? /, '$1 your ');
  }

  function sceneOf(deed: string | null, { did, doing }: EnglishStatement): ClaimWords {
    const known = scene;
    const fits = doing !== null && doing.length >= shortestScene && doing.length <= longestScene;
    if (scene === null && deed !== null && namesThing.has(deed) && fits) scene = doing;
    if (known !== null) return sharedWords(known, did) >= 2 ? {} : { scene: known };
    return where !== null && sharedWords(where, did) < 2 ? { where } : {};
  }

  return { enter, sceneOf };
}

const sharedWords = (one: string, two: string) =>
  one.split(/[^A-Za-z]+/).filter((word) => word.length > 3 && two.includes(word)).length;
