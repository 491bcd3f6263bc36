import type { Morphemes } from '../src/morphemes.ts';

const maskedTags = /^(N|SL|SN|SH|XR|XSN|XPN|MM)/;

/** A Korean sentence with its nouns masked. */
export function koreanFrame(morphemes: Morphemes, sentence: string): string {
  return morphemes(sentence)
    .map(({ text, tag }) => (maskedTags.test(tag) ? '_' : text))
    .join(' ')
    .replaceAll(/_( (의|과|와|및|,|_))* _/g, '_')
    .replaceAll(/(_ )+_/g, '_');
}

/** Words of English questions that are not nouns. Every other word is masked. */
const kept = new Set(
  `a an the this that these those and or but if when while before after because so than as of in on at to from for with without about by into over
  between through during under against i you we they he she it me us them him her my your our their his its who whom whose which what where why how
  is are was were be been being am do does did done have has had having will would can could should may might must shall not no never ever
  tell explain describe walk give show say talk share name choose pick compare make made take took think thought feel felt know knew learn learned
  want wanted need needed use used handle handled deal dealt solve solved work worked help helped change changed respond react prepare prepared
  decide decided persuade convince happen happened go went come came get got see saw look keep kept let suppose imagine there here then now most
  more less least first last next still just only also too very well much many some any each every all both other another one two three yet
  like hope plan expect believe consider spend spent lead led fail failed miss missed ask asked put set start started begin began end ended finish
  find found hear heard meet met bring brought turn turned become became leave left stay hold held face faced call called mean means tell told`
    .split(/\s+/)
    .filter(Boolean),
);

/** An English sentence with its nouns masked, as near as that goes without a tagger. */
export function englishFrame(sentence: string): string {
  const words = sentence.toLowerCase().match(/[a-z']+|[?.!,;:]/g) ?? [];
  return words
    .map((word) => (kept.has(word.replace(/'.*/, '')) || /^[?.!,;:]$/.test(word) ? word : '_'))
    .join(' ')
    .replaceAll(/(_ )+_/g, '_');
}
