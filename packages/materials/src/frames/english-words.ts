/** What frames look for in the words of an English claim. */

/** Others took part. */
export const team =
  /\b(?:we|our|team|teams|group|students|together|colleagues?|with the \w+ team)\b/i;
/** A way that was chosen among others, not only what came of it. */
export const method =
  /you (?:redesigned|rewrote|rebuilt|introduced|migrated|moved|replaced|automated|refactored|restructured|simplified|switched)/;
/** What came of it is told. */
export const outcome = /\d+(?:\.\d+)?\s?(?:%|points|users|subscribers|residents|cities)|\bfrom \d/;
/** The paper speaks of its sample. */
export const sampled = /\b(?:sample|almost all|bias)/;
export const job = { field: 'job' } as const;
export const study = { field: 'study' } as const;
/** The writer tells it of himself: a line of a CV may be work that somebody was given. */
export const told = /"quote":"[^"]*\b(?:I|[Ww]e)\b/;
/** Something that others use. */
export const usable =
  /\b(?:apps?|tools?|systems?|sites?|website|databases?|dashboards?|models?|software|scripts?|program|library|templates?|trackers?|spreadsheets?|calculators?|services?|pipelines?|platforms?)\b/;
/** A change in figures. */
export const inFigures = /(?:from|by|to) [$£€]?\d/;
/** Somebody has found something out. */
export const inquiry =
  /you (?:measured|tested|compared|analy[sz]ed|researched|surveyed|collected|investigated|modell?ed|studied|examined|sampled|counted|observed|evaluated|forecast)/;
/** Work without a beginning and an end. */
export const steady =
  /you (?:managed|maintained|handled|kept|worked|processed|served|performed|administered)/;

/** Many things of a kind, and what goes on, have no first step. */
export const noEvent = new RegExp(
  `${steady.source}|you \\w+ (?:about |over |more than )?\\d+ |you (?:designed|wrote|made|produced|created|drew) (?!(?:an?|the|your|all)\\b)[a-z-]+(?: [a-z-]+){0,6}s(?:$|,|")|you (?:carried out|dealt|provided|performed|conducted|saved|assisted|helped|supported|took part|participated|attended|worked|prepared|processed)|\\b(?:have|has|weekly|monthly|daily|every|always|often|each|regular(?:ly)?|various)\\b`,
);

/** Figures and repeated work have no second time and no last month. */
export const repeated = /\d|weekly|monthly|daily|every|annual|regular/;
/** One thing, and not work of a kind: "you wrote a guide", not "you wrote specifications". */
export const single = /you \w+ (?:up )?(?:an?|the|your|our) /;
/** Something new that began with an idea. */
export const begun =
  /you (?:built|created|developed|designed|launched|started|founded|set up|invented|made|devised) (?:an?|your|our) /;
/** A text that states facts. */
export const factual =
  /report|article|paper|thesis|study|essay|analysis|guide|review|blog|column|post/;
/** Something one says to others. */
export const spoken = /you (?:presented|explained|reported|spoke)/;
/** What somebody has begun to do again and again. */
export const habit =
  /"did":"you now |\b(?:log|(?<!waiting )list|diary|notebook|journal|spreadsheet)\b|every (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|every (?:morning|evening|night|week|day)/;
/** Somebody was there, and did no work of his own. */
export const presence =
  /you (?:participated|attended|took part|visited|acted|spent|won|listened|represented|passed|shadowed|toured)/;
/** A number of things, and no people. */
export const several =
  /you \w+ (?:about |over |more than |around )?(?:\d{1,3}|three|four|five|six|seven|eight|nine|ten|several|many) (?:[a-z-]+ ){0,2}?(?!people|members|staff|students|others|hours|days|weeks|months|years|minutes|pupils|children|guests|cooks|%)[a-z-]+s\b(?! (?:per|a|each|every)\b)/;
/** The bare name of some work. */
export const named = /named: /;
