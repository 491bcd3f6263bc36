import type { Signals } from './signals.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const fillerWords = new Set(
  words('um umm ummm uhm uh uhh uhhh er err erm ah ahh hmm hm mm mmm mhm huh'),
);

export const personWords = new Set(
  words(
    'i me my mine myself we us our ours ourselves you your yours he him his she her they them their it its',
  ),
);

export const numberWords = new Set(
  words(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion half
    dozen double doubled twice tripled percent percentage quarter third`),
);

/** Words that say nothing about a subject. */
export const functionWords = new Set(
  words(`a an the this that these those and or but nor so if then than as of in on at to from for with without about by into over
    between through during under against up down out off again further once here there when where why how what which who whom whose
    is are was were be been being am do does did done doing have has had having will would can could should may might must shall
    not no never ever n't isn't aren't wasn't weren't don't doesn't didn't won't wouldn't can't cannot couldn't shouldn't haven't hasn't hadn't
    just also too very really quite pretty much many more most some any each every all both few other another such own same only
    because while until although though since before after above below like well yeah yes okay ok oh now then even still always
    thing things stuff something anything everything nothing someone anyone everyone lot lots kind sort way ways bit
    get got getting gets go going goes went gone come came let make made making say said saying says tell told think thought know knew
    question answer interview one ones maybe perhaps actually basically literally obviously definitely probably able etc
    im ive id ill youre dont didnt cant thats its gonna wanna gotta`),
);

const irregularVerbs = `led lead|leading lead|wrote write|written write|built build|taught teach|thought think|brought bring|bought buy|caught catch|chose choose|
chosen choose|came come|cut cut|dealt deal|did do|done do|drew draw|drawn draw|drove drive|driven drive|ate eat|fell fall|fallen fall|
felt feel|fought fight|found find|forgot forget|forgotten forget|gave give|given give|grew grow|grown grow|had have|heard hear|held hold|
kept keep|knew know|known know|learnt learn|left leave|lost lose|made make|meant mean|met meet|paid pay|ran run|rose rise|risen rise|
said say|saw see|seen see|sold sell|sent send|set set|shown show|spoke speak|spoken speak|spent spend|stood stand|stuck stick|swam swim|
took take|taken take|told tell|understood understand|went go|gone go|won win|wore wear|broke break|broken break|began begin|begun begin|
became become|hid hide|hidden hide|hit hit|put put|read read|rebuilt rebuild|slept sleep|split split|spread spread|stole steal|stolen steal|
struck strike|threw throw|thrown throw|woke wake|rewrote rewrite|rewritten rewrite|redid redo|redone redo|overcame overcome|drank drink|
flew fly|froze freeze|lent lend|shot shoot|sang sing|sat sit|sought seek|spun spin|swept sweep|tore tear|undertook undertake|
withdrew withdraw|hung hang|dug dig|fed feed|fit fit|laid lay|let let`;

const otherForms = `people person|children child|women woman|men man|lives life|data datum|criteria criterion|analyses analysis|faster fast|fastest fast|
slower slow|slowest slow|quicker quick|quickly quick|bigger big|biggest big|larger large|smaller small|higher high|highest high|lower low|
lowest low|earlier early|easier easy|cheaper cheap|longer long|shorter short|stronger strong|weaker weak|safer safe|clearer clear|
closer close|fewer few|calmer calm|calmly calm|easily easy|analyse analyze|analysed analyze|analysing analyze|centre center|
programme program`;

/** Words that the stemmer would confuse with others: experience, universe, generate, police. */
export const keptApart = /^(experiment|universit|general|polic(?=y|ies))/;

const pairsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('|').map((pair) => {
      const [form = '', base = ''] = pair.trim().split(' ');
      return [form, base];
    }),
  );

/** Irregular past forms with their base. */
export const irregularPasts = pairsOf(irregularVerbs);

/** Irregular forms and British spellings with their base. */
export const baseForms: ReadonlyMap<string, string> = new Map([
  ...irregularPasts,
  ...pairsOf(otherForms),
]);

export const englishSignals: Signals = {
  situation: [
    ...words(
      `internship intern project semester sophomore freshman junior senior club campus college university school class course summer
      winter volunteer startup deadline client customer manager boss professor lab hackathon competition conference store restaurant shift
      department sprint release launch thesis capstone army camp research`,
    ),
    'last/previous year/month/week/summer/semester/job/role/company',
    'year/month/week ago',
    'when/while i/we work/study/intern/join/start/do/am/is/was/were',
    'time when/where/i',
    'during my/our/the',
    'at my/a/the company/job/store/school/firm/bank/agency',
  ],
  action: [
    ...words(
      `built build design wrote write create develop organize propose suggest analyze measure test interview ask call talk explain teach train lead
      manage plan schedule research compare review rewrite rebuild implement automate present negotiate coordinate collect survey draft split assign
      delegate listen apologize contact email fix debug refactor prepare practice document set initiate launch recruit fundraise tutor mentor`,
    ),
  ],
  result: [
    ...words(
      `result outcome eventually finally achieve success successful succeed improve increase decrease reduce cut grew double save award won win
      finish complete deliver ship solve resolve promoted accept approve adopt raise`,
    ),
    'went/fell/dropped/rose from/to/by/down/up',
    'end/ended up',
    'on time',
    'as a result',
  ],
  reflection: [
    ...words('learn learnt lesson realize taught reflect hindsight since habit'),
    'now i always/never/make/try/start/check/ask',
    'next time',
    'would do different/differently',
    'made me understand/see/aware',
  ],
  reason: [
    ...words('because therefore reason since hence thus purpose'),
    'so that/i/we',
    'in order to',
    'that why/is why',
    'due to',
    'led to',
    'means that',
  ],
  example: [
    ...words('instance specifically particular'),
    'for example',
    'such as',
    'one time',
    'one of',
  ],
  contrast: [
    ...words(
      'however although though whereas instead despite unlike tradeoff trade-off otherwise but rather',
    ),
    'on the other hand',
    'even though',
    'compare to/with',
  ],
  step: [
    ...words(
      'first firstly second secondly third thirdly finally lastly afterwards summary overall',
    ),
    'and then',
    'after that',
    'start/started by',
    'main/biggest/most important reason/thing/point/strength/weakness',
  ],
  hedge: [
    ...words('maybe perhaps probably somehow somewhat whatever'),
    'i guess',
    'you know',
    'i mean',
    'kind of',
    'sort of',
    'not sure',
    'or something',
    'do not know',
    'i suppose',
    'or whatever',
  ],
  hollow: [
    ...words(
      `passionate dedicated motivated hardworking enthusiastic dynamic synergy great amazing awesome nice good best excited positive
      perfectionist communication respect mutual trust growth journey value perspective success successful teamwork opportunity potential
      goal commitment integrity excellence strive belief mindset attitude proactive innovative creative collaborate absolutely truly deeply
      important essential meaningful valuable special always forever everybody everyone healthy natural various honest punctual outstanding
      qualified ready dream passion dedication motivation enthusiasm experience effort hard`,
    ),
    'team player',
    'quick/fast learner',
    'do my best',
    'people person',
    'outside the box',
    'bigger picture',
    'common ground',
    'next level',
    'give 100/110/hundred percent',
  ],
  /** Announces that the story of a film or a book follows. */
  fiction: [
    'plot/story of movie/film/novel/series',
    'movie/film/novel/series about',
    'movie/film plot/story',
  ],
  demand: [
    'give/award/assign me/this/it/answer/candidate/us point/score/mark/grade/100/full/ninety/hundred/credit',
    'evaluator/grader/examiner/rubric/scoring dear/please/know/system/model/ignore/give/read/note/updated/according/verified/previous/senior',
    'deserve full/high/top/perfect/maximum/best',
    'ignore previous/all/above/the instruction/rule/prompt/rubric/criteria',
    'score/rate/grade this/me/answer high/100/full/maximum/perfect/ten',
    'full/perfect/maximum score/mark/point please/deserve/give/award',
    'receive/get at least ninety/hundred/full/top/maximum/90/95/100',
    'system > message/prompt/instruction',
    'end of transcript',
    'score/rating/mark one hundred',
    'my/this > answer > complete/perfect/correct/excellent/flawless',
    'give > complete/perfect > answer',
    'candidate > answer/was/is > verified/correct/outstanding',
    'strength/weakness accurate/none/excellent',
    'output/print/store/return > score/mark/grade/rating',
    'set > relevance/clarity/depth/score > hundred',
    'forget > instruction/rule',
    'ask > jury/committee/evaluator/examiner/interviewer > point/score/mark/full',
    'dear/assistant > ai/evaluator/output/grader',
  ],
  sweeping: [
    ...words(
      `always never nobody nothing none exactly automatically completely entirely guarantee impossible identical unnecessary prove proven
      forever instantly whatsoever cannot every regardless permanently`,
    ),
    'no need/risk/difference/reason/point/effect/way/longer',
    'the same',
    'at all',
    'by law',
  ],
};
