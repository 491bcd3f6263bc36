/** What frames look for in the words of an English claim. */

/** Others took part. */
export const team =
  /\b(?:we|our|team|teams|group|together|colleagues?|with (?:[\w-]+ ){0,3}(?:members|friends?|volunteers?|people|director|manager|students?|nurses?|engineers?|classmates|others|partners?))\b/i;
/** Done alone, as the paper says. */
export const alone =
  /\b(?:myself|herself|himself|alone|on my own|single-handed\w*|I decided|sole)\b/;
/** A way that was chosen among others, not only what came of it. */
export const method =
  /you (?:redesigned|rewrote|rebuilt|introduced|migrated|moved|replaced|automated|refactored|restructured|simplified|switched)/;
/** What came of it is told. */
export const outcome =
  /\d+(?:\.\d+)?\s?(?:%|percent|points|users|subscribers|residents)|\bfrom (?:about |around )?[$£€]?\d|\b(?:result|so that|since then|won|passed|adopted)\b/;
export const job = { field: 'job' } as const;
export const study = { field: 'study' } as const;
/** The writer tells it of himself: a line of a CV may be work that somebody was given. */
export const told = /"quote":"[^"]*\b(?:I|[Ww]e)\b/;
/** A change in figures. */
export const inFigures = /(?:from|by|to) (?:about |around |over )?[$£€]?\d/;
/** Somebody has found something out. */
export const inquiry =
  /you (?:measured|tested|compared|analy[sz]ed|researched|surveyed|investigated|modell?ed|studied|examined|sampled|observed|evaluated)/;
/** Work without a beginning and an end, and many things of a kind. */
export const noEvent = new RegExp(
  [
    /you (?:managed|maintained|handled|kept|worked|processed|served|performed|administered|operated|carried|dealt|provided|conducted|saved|assisted|helped|supported|participated|prepared|covered|ran|looked)/,
    /you \w+ (?:about |over |more than |around |up to )?\d+ /,
    /\b(?:have|has|weekly|monthly|daily|every|always|often|each|regular(?:ly)?|various|years|seasons|times|hours)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** One thing, and not work of a kind: "you wrote a guide", not "you wrote specifications". */
export const single = /you \w+ (?:up )?(?:an?|the|my|our|one) /;

/** The paper says how: "mostly by counting every week". */
export const wayTold = /\bby [a-z]{3,}ing\b|\b(?:mostly|mainly|partly) by\b/i;
