import type { Found } from '../claim.ts';
import type { EnglishSentence } from './layout.ts';
import { isPast } from './verbs.ts';

/** Reports may call the pupil by name: a word that begins several sentences and stands before a verb. */
export function pupilIn(sentences: readonly EnglishSentence[]): string | null {
  const names = sentences.flatMap(({ clean }) => {
    const [, name, verb = ''] = /^([A-Z][a-z]{2,}) ([a-z]+)\b/.exec(clean) ?? [];
    return name && (isPast(verb) || verb.endsWith('s')) ? [name] : [];
  });
  const counts = Map.groupBy(names, (name) => name);
  return (
    [...counts.keys()].find(
      (name) => counts.get(name)!.length > 1 && !/^(?:She|The|This|That|There)$/.test(name),
    ) ?? null
  );
}

/** "She measured the angle by herself" → "I measured the angle by myself": a record read as if its pupil had written it. */
export const asWriter = (sentence: string, pupil: string | null) =>
  (pupil === null ? sentence : sentence.replace(new RegExp(`^${pupil}\\b(?!['’]s)`), 'I'))
    .replaceAll(/\b(?:[Ss]he|[Hh]e|[Tt]he (?:student|pupil))\b/g, 'I')
    .replaceAll(/\b(?:herself|himself)\b/g, 'myself')
    .replaceAll(/\bhim\b/g, 'me')
    .replaceAll(/\bher(?= (?:to|in|at|for|on|by|with|and|as)\b|[.,;]|$)/g, 'me')
    .replaceAll(/\b(?:her|his)\b/g, 'my')
    .replaceAll(/\b(?:Her|His)\b/g, 'My');

/** "Reads closely", "He tends to …", "Weak in …", "A quiet student …": what a teacher thinks. */
const opinion =
  /^(?:(?:She|He|The (?:student|pupil)) (?:\w+ly )?(?:is|has|does|tends|seems|shows|reads|thinks|likes|keeps|asks|listens|works|can|\w{3,}s)\b|(?:A|An) (?:[\w-]+,? (?:and )?){0,3}(?:student|pupil|girl|boy|child|person|learner|leader)\b|(?:Is|Has|Shows|Reads|Makes|Understands|Thinks|Works|Listens|Asks|Tends|Displays|Demonstrates|Possesses|Takes|Writes|Speaks|Expresses|Enjoys|Needs|Can) |(?:Strong|Weak|Good|Accurate|Excellent|Careful|Slow|Quick|Confident|Shy|Quiet) (?:in|at|with|when|but)\b|(?:\w+ ){1,3}(?:is|are) (?:\w+ )?(?:\w+)(?:,| but| although)\b)/;

const hope =
  /^(?:(?:She|He) )?(?:[Hh]opes|[Ww]ants|[Ww]ishes|[Pp]lans|[Aa]ims|[Dd]reams) (?:to|of) /;

/** Praise that every record has, and what is nobody's business. */
const empty =
  /\b(?:expected|expect|will grow|looking forward|diligently|steadily|sincere attitude|bright future|recommend|at home|famil(?:y|ies)|illness|bereave\w*|has had)\b/i;

const weak =
  /\b(?:weak|mistakes?|tends? to|not (?:perfect|yet|always)|needs?|slow|sometimes|too|limited|average|can do better|hurry|shy|lacks?|careless|could|should|must|rush\w*|loses?|hard to|struggles?|avoids?|hesitat\w+|does not)\b/i;

const [shortest, longest] = [28, 104];

/** What a teacher thinks of the pupil, word for word: what is weak and what is good. */
export function opinionsIn(
  { clean }: EnglishSentence,
  pupil: string | null,
  place: string | null,
): Found[] {
  const [first = ''] = clean.replace(/[.!?]+$/, '').split('; ');
  const named = pupil === null ? null : first.replace(new RegExp(`^${pupil} (?=[a-z])`), 'He ');
  const quote = first.length <= longest ? first : (first.split(/,? (?:and|but) (?=\w+ )/)[0] ?? '');
  if (quote.length < shortest || quote.length > longest || quote.includes('[')) return [];
  if (hope.test(quote)) return [{ type: 'plan', words: { quote }, weight: 0.75 }];
  // "Has refereed netball": a deed.
  if (/^(?:(?:She|He) )?[Hh]as \w+ed\b/.test(quote)) return [];
  if (!opinion.test(named === null || quote !== first ? quote : named) || empty.test(quote))
    return [];
  const setting = place === null ? {} : { place };
  if (!weak.test(quote))
    return [{ type: 'trait', words: { quote, opinion: quote, ...setting }, weight: 0.6 }];
  // Weak in what?
  if (place === null) return [];
  const words = { quote, opinion: quote, weakness: quote, place };
  return [{ type: 'trait', words, weight: 0.75 }];
}
