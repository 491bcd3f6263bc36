import { claimsFrom, type Claim, type Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import { deedsIn } from './deeds.ts';
import type { EnglishSentence } from './layout.ts';
import { isSection } from './lines.ts';
import { booksIn, lessonsIn, plansIn, skillsIn, traitsIn, viewsIn } from './mentions.ts';
import { placeOf } from './places.ts';
import { opinionsIn, pupilIn } from './records.ts';

export function findEnglishClaims(
  sentences: readonly EnglishSentence[],
  kind: MaterialKind,
): Claim[] {
  const pupil = kind === 'school-record' ? pupilIn(sentences) : null;
  return sentences.flatMap((sentence) => {
    if (kind === 'school-record') return claimsFrom(sentence, recordClaimsIn(sentence, pupil));
    const place = placeOf(sentence, kind);
    return claimsFrom(sentence, [
      ...(tellsNothing(sentence, kind) ? [] : toldIn(sentence, kind, place)),
      ...booksIn(sentence),
      ...skillsIn(sentence),
    ]);
  });
}

/** Lists of names tell nothing, nor does what a CV says before its first part, nor its objective. */
const tellsNothing = ({ isListed, section, title, clean }: EnglishSentence, kind: MaterialKind) =>
  isListed ||
  /^(?:awards?|hono)/i.test(section ?? '') ||
  (kind === 'cv' && /^(?:profile|summary|(?:career )?objective|about)\b/i.test(section ?? '')
    ? !/^I \w+/.test(clean)
    : kind === 'cv' && section !== null && section === title && !isSection(section));

function toldIn(sentence: EnglishSentence, kind: MaterialKind, place: string | null): Found[] {
  const quoted = [
    ...viewsIn(sentence),
    ...plansIn(sentence),
    ...lessonsIn(sentence),
    ...traitsIn(sentence),
  ];
  return quoted.length > 0 ? quoted : deedsIn(sentence, kind, place);
}

/** What a teacher wrote of the pupil: deeds, opinions and books. */
function recordClaimsIn(sentence: EnglishSentence, pupil: string | null): Found[] {
  if (sentence.isListed || /^(?:awards?|attendance)/i.test(sentence.section ?? '')) return [];
  const books = booksIn(sentence);
  if (books.length > 0) return books;
  const place = placeOf(sentence, 'school-record');
  const opinions = opinionsIn(sentence, pupil, place);
  if (opinions.length > 0) return opinions;
  return deedsIn(sentence, 'school-record', place, pupil);
}
