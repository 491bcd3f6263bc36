import type { MaterialKind } from './kinds.ts';

export const maskCategories = [
  'residentNumber',
  'phone',
  'mail',
  'address',
  'ownName',
  'familyName',
  'schoolName',
  'parentJob',
] as const;

export type MaskCategory = (typeof maskCategories)[number];

/** One personal datum of a paper, and what stands there instead. */
export type Mask = {
  /** Offsets into the original text. */
  readonly start: number;
  readonly end: number;
  readonly category: MaskCategory;
  readonly replacement: string;
};

export type MaskOptions = {
  readonly kind: MaterialKind;
  /** School records and public-sector hiring: names of schools and the parents' jobs are masked too. */
  readonly blind: boolean;
};

/** Finds the personal data of a paper. What it misses or finds by mistake, the user corrects in the list of masks. */
export function maskPersonalData(
  text: string,
  { kind, blind }: MaskOptions,
): { readonly text: string; readonly masks: readonly Mask[] } {
  const words = isKorean(text) ? korean : english;
  const isBlind = blind || kind === 'school-record';
  const found = [
    ...patterns.flatMap(({ category, pattern, blindOnly, group }) =>
      blindOnly && !isBlind ? [] : placesOf(text, pattern, group, category),
    ),
    // A job ad names nobody whom it could embarrass: the names in it are its own.
    ...(kind === 'job-ad' ? [] : ownNamesIn(text)),
  ];
  const masks = withoutOverlaps(found).map(({ start, end, category }): Mask => ({
    start,
    end,
    category,
    replacement: words[category],
  }));
  return { text: applyMasks(text, masks), masks };
}

/** The text with every mask's replacement in its place. Where masks overlap, the first and then the longest one counts. */
export function applyMasks(text: string, masks: readonly Mask[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, replacement } of withoutOverlaps(masks)) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}

type Place = Pick<Mask, 'start' | 'end' | 'category'>;

function withoutOverlaps<Found extends Place>(found: readonly Found[]): Found[] {
  let from = 0;
  return found
    .filter(({ start, end }) => start < end)
    .toSorted((one, two) => one.start - two.start || two.end - one.end)
    .filter(({ start, end }) => {
      if (start < from) return false;
      from = end;
      return true;
    });
}

/** The brackets tell the maker of questions not to use the words. */
const korean: { readonly [category in MaskCategory]: string } = {
  residentNumber: '[주민등록번호]',
  phone: '[전화번호]',
  mail: '[이메일]',
  address: '[주소]',
  ownName: '[이름]',
  familyName: '[가족 이름]',
  schoolName: '[학교 이름]',
  parentJob: '[부모님 직업]',
};
const english: typeof korean = {
  residentNumber: '[ID number]',
  phone: '[phone]',
  mail: '[email]',
  address: '[address]',
  ownName: '[name]',
  familyName: '[family name]',
  schoolName: '[school]',
  parentJob: "[parent's job]",
};

const isKorean = (text: string) => /[가-힣]{2}/.test(text);

type Pattern = {
  readonly category: MaskCategory;
  /** Has the flags g and d. The first group is the datum, or the whole match without one. */
  readonly pattern: RegExp;
  readonly group?: number;
  readonly blindOnly?: boolean;
};

const kin =
  '아버지|어머니|아빠|엄마|부친|모친|할아버지|할머니|외할아버지|외할머니|조부|조모|오빠|언니|누나|형|남동생|여동생|동생|배우자|남편|아내|보호자|부|모|자녀|아들|딸';
const relative =
  'father|mother|dad|mom|mum|brother|sister|grandfather|grandmother|husband|wife|son|daughter|uncle|aunt|guardian|spouse';
/** Surnames of one syllable that nearly all Koreans share, and those of two. */
const surname =
  '(?:남궁|황보|제갈|선우|사공|서문|독고|[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용])';
const koreanName = `${surname}[가-힣]{1,2}`;
const koreanJob =
  '[가-힣]{0,6}(?:의사|교수|교사|변호사|판사|검사|공무원|회사원|사업가|자영업자?|농부|농업|어부|간호사|약사|기자|군인|경찰관?|소방관|은행원|대표|사장|임원|연구원|엔지니어|기술자|회계사|세무사|건축가|요리사|기사|디자이너|개발자|작가|목사|상인|주부)';
const street = '[가-힣0-9·]{1,12}(?:로|길)(?:\\s?\\d+(?:번)?길)?';
/** Letters and numbers of a building: 18, 304동 1102호. */
const house =
  '\\d+(?:-\\d+)?(?:번지)?(?:,?\\s?(?:[가-힣A-Za-z0-9]{1,12}\\s?)?(?:\\d+동\\s?)?\\d+호|,?\\s?\\d+층)?';

const patterns: readonly Pattern[] = [
  {
    category: 'residentNumber',
    pattern: /(?<!\d)\d{6}\s?[-–]\s?[1-8](?:\d{6}|[*xX●○]{6})(?!\d)/dg,
  },
  { category: 'residentNumber', pattern: /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/dg },
  {
    category: 'phone',
    pattern: /(?<!\d)(?:\+82[-.\s]?)?\(?0?1[016789]\)?[-.\s]?\d{3,4}[-.\s]?\d{4}(?!\d)/dg,
  },
  {
    category: 'phone',
    pattern: /(?<!\d)0(?:2|[3-6]\d|70|50\d)[-.)\s]\s?\d{3,4}[-.\s]\d{4}(?!\d)/dg,
  },
  { category: 'phone', pattern: /\+\d{1,3}[-.\s]?\(?\d{1,4}\)?(?:[-.\s]?\d{2,4}){2,4}(?!\d)/dg },
  { category: 'phone', pattern: /(?<![\d$€£])\(?\d{3}\)?[-.\s]\d{3}[-.]\d{4}(?!\d)/dg },
  { category: 'mail', pattern: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/dg },
  // 경기도 가온시 새빛로 18, 304동 1102호
  {
    category: 'address',
    pattern: new RegExp(
      `(?:(?:[가-힣]{2,4}(?:특별자치도|특별자치시|특별시|광역시|도)|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)\\s)?(?:[가-힣]{1,5}(?:시|군|구)\\s){1,2}(?:[가-힣0-9]{1,6}(?:읍|면|동|가|리)\\s)?${street}\\s${house}`,
      'gd',
    ),
  },
  {
    category: 'address',
    pattern: new RegExp(
      `(?:[가-힣]{1,5}(?:시|군|구)\\s){1,2}[가-힣0-9]{1,6}(?:읍|면|동|가|리)\\s${house}`,
      'gd',
    ),
  },
  {
    category: 'address',
    pattern: /(?:^|\n)\s*(?:주\s?소|거주지|현주소|본적)\s*[:：]?\s*([^\n|/]{4,80})/dg,
    group: 1,
  },
  {
    category: 'address',
    pattern: /(?:^|\n)\s*(?:home )?address\s*[:：]\s*([^\n|]{4,80})/dgi,
    group: 1,
  },
  {
    category: 'address',
    pattern:
      /\d{1,5}[A-Za-z]? (?:[A-Z][\w']{1,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Court|Ct|Drive|Dr|Way|Close|Place|Square|Boulevard|Blvd)\b\.?(?:, (?:Apt|Flat|Unit|Suite|Floor)\.? ?[\w-]{1,6})?(?:, [A-Z][A-Za-z]{2,20}(?: [A-Z][A-Za-z]{2,20})?)?/dg,
  },
  {
    category: 'familyName',
    pattern: new RegExp(
      `(?<![가-힣])(?:${kin})\\s?[:(]?\\s?(${koreanName})(?=\\s?[(),.·/\\n]|\\s?(?:씨|님)|$)`,
      'gd',
    ),
    group: 1,
  },
  {
    category: 'familyName',
    pattern: new RegExp(
      `\\b(?:[Mm]y|[Mm]y (?:older|younger|elder|little|late)) (?:${relative}),? ([A-Z][a-z]{1,15}(?: [A-Z][a-z]{1,15})?)\\b`,
      'gd',
    ),
    group: 1,
  },
  {
    category: 'parentJob',
    pattern: new RegExp(
      `(?:${kin})\\s?[:]?\\s?(?:${koreanName}\\s?)?\\((?:${koreanName},\\s?)?(${koreanJob})\\)`,
      'gd',
    ),
    group: 1,
    blindOnly: true,
  },
  {
    category: 'parentJob',
    pattern: new RegExp(
      `(?:아버지|어머니|아빠|엄마|부모님|부친|모친)(?:께서는?|은|는|이|가|도)?\\s(?:[가-힣0-9]{1,8}\\s){0,4}?(${koreanJob})(?=이|로|으로|인|셨|시|셔|생활|일|를|을|,|\\.|\\s)`,
      'gd',
    ),
    group: 1,
    blindOnly: true,
  },
  {
    category: 'parentJob',
    pattern:
      /(?:아버지|어머니|아빠|엄마|부모님|부친|모친)(?:께서는?|은|는|이|가)?\s(?:[가-힣0-9]{1,8}\s){0,4}?([가-힣]{1,8}(?:집|가게|식당|매장|회사|공장|농장|병원|학원|약국|사업)(?:을|를)\s(?:운영|경영))/dg,
    group: 1,
    blindOnly: true,
  },
  {
    category: 'parentJob',
    pattern: new RegExp(
      `\\b[Mm]y (?:father|mother|dad|mom|mum|parents?)(?:,)? (?:is|was|are|were|works as|worked as) (an? [a-z]+(?: [a-z]+)?|[a-z]+s)\\b`,
      'gd',
    ),
    group: 1,
    blindOnly: true,
  },
  {
    category: 'schoolName',
    pattern:
      /(?<![가-힣])(?!(?:이|그|저|본|우리|어느|여러|모든|해당|출신|지역|인근|다른|같은|전국|졸업|상급|일반|특성화|인문계|실업계)(?:초|중|고|대))[가-힣A-Za-z]{1,10}(?:여자|남자|과학|외국어|국제|예술|체육|공업|상업|정보|부속|사범|사이버)?(?:초등학교|중학교|고등학교|대학교|전문대학|전문대)/dg,
    blindOnly: true,
  },
  {
    category: 'schoolName',
    pattern:
      /(?<![가-힣])[가-힣]{2,6}(?:여고|남고|과고|외고|국제고|예고|공고|상고|여중)(?![가-힣]{2})/dg,
    blindOnly: true,
  },
  {
    category: 'schoolName',
    pattern:
      /\b(?:(?:[A-Z][\w'’-]+ ){1,4}(?:University|College|High School|Secondary School|Academy|Institute of Technology)|University of (?:[A-Z][\w'’-]+ ?){1,3})/dg,
    blindOnly: true,
  },
];

function placesOf(text: string, pattern: RegExp, group = 0, category: MaskCategory): Place[] {
  return [...text.matchAll(pattern)].flatMap(({ indices }) => {
    const [start, end] = indices?.[group] ?? [0, 0];
    const trailing = /[\s,|]*$/.exec(text.slice(start, end))![0].length;
    return [{ start, end: end - trailing, category }];
  });
}

const ownNameLabels: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n|[|/,]\\s*|\\s)(?:이\\s?름|성\\s?명|지원자|성함|학생명)\\s*[:：]?\\s*(${koreanName})(?=[\\s,/|(]|$)`,
    'gd',
  ),
  // 2학년 4반 12번 이수아
  new RegExp(`\\d\\s?번\\s+(${koreanName})(?=[\\s,/|(]|$)`, 'gd'),
  new RegExp(`[가-힣]고등학교\\s+(${koreanName})(?=[\\s,/|(]|$)`, 'gd'),
  /(?:^|\n)\s*(?:full )?name\s*[:：]\s*([A-Z][\w'’-]+(?: [A-Z][\w'’-]*\.?){1,3})/dgi,
];

/** A first or second line that has nothing but a name, as English papers have it. */
const nameLine =
  /^(?:curriculum vitae|cv|r[ée]sum[ée])?\s*([A-Z][a-z'’-]+(?: [A-Z]\.?)?(?: [A-Z][a-z'’-]+){1,2})[ \t]*(?:\n|$)/di;

/** The user's own name: where a label or a place says so, and then wherever it comes again. */
function ownNamesIn(text: string): Place[] {
  const labelled = ownNameLabels.flatMap((pattern) => placesOf(text, pattern, 1, 'ownName'));
  const heading = isKorean(text) ? null : nameLine.exec(text.trimStart());
  const names = new Set(labelled.map(({ start, end }) => text.slice(start, end)));
  const first = heading?.[1];
  // The pattern ignores case for the title of the paper only.
  if (
    first &&
    /^[A-Z]/.test(first) &&
    !/vitae|resume|letter|dear|statement|portfolio|profile|record/i.test(first)
  )
    names.add(first);
  return [...names].flatMap((name) => everyPlaceOf(text, name));
}

function everyPlaceOf(text: string, name: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    places.push({ start: at, end: at + name.length, category: 'ownName' });
  return places;
}
