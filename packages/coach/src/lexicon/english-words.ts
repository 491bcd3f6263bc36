const list = (text: string) => text.split(/\s+/).filter(Boolean);

export const fillerWords = new Set(
  list('um umm ummm uhm uh uhh uhhh er err erm ah ahh hmm hm mm mmm mhm huh'),
);

export const personWords = new Set(
  list(
    'i me my mine myself we us our ours ourselves you your yours he him his she her they them their it its',
  ),
);

export const numberWords = new Set(
  list(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion half
    dozen double doubled twice tripled percent percentage quarter third`),
);

/** Words without a subject of their own. */
export const functionWords = new Set(
  list(`a an the this that these those and or but nor so if then than as of in on at to from for with without about by into over
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

/** Words that the stemmer would take for others: experience, universe, generate, police. */
export const keptApart = /^(experiment|universit|general|polic(?=y|ies))/;

const pairsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('|').map((pair) => {
      const [form = '', base = ''] = pair.trim().split(' ');
      return [form, base];
    }),
  );

/** Past forms that no rule of endings tells. */
export const irregularPasts = pairsOf(irregularVerbs);

/** Forms that no rule of endings brings together, and British spellings. */
export const baseForms: ReadonlyMap<string, string> = new Map([
  ...irregularPasts,
  ...pairsOf(otherForms),
]);
