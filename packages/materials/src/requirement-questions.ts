import type { Language } from '@daedap/contract/languages';
import { englishContentWords, writeEnglish } from './english/write.ts';
import type { Claim, ClaimWords } from './claim.ts';
import { neededWords } from './frames/frame.ts';
import { adFrames, comparedFrames } from './frames/requirements.ts';
import { koreanContentWords, writeKorean } from './korean/write.ts';
import type { MadeQuestion, MaterialDocument, ReadDocument } from './make-questions.ts';
import { pointsFor } from './points/points-for.ts';
import { findRequirements, type Requirement } from './requirements.ts';

type RequirementOrder = {
  readonly ads: readonly MaterialDocument[];
  readonly own: readonly ReadDocument[];
  readonly language: Language;
  readonly count: number;
  readonly random: () => number;
};

type Asked = { readonly ad: MaterialDocument; readonly requirement: Requirement };
type Matched = Asked & {
  readonly document: MaterialDocument;
  readonly claim: Claim;
  readonly nearness: number;
};

/** Questions about what job ads ask for: compared with the user's papers first, then about what these do not show. */
export function makeRequirementQuestions(order: RequirementOrder): MadeQuestion[] {
  const { ads, own, language, count, random } = order;
  const asked = ads.flatMap((ad) =>
    findRequirements(ad.text, language).map((requirement) => ({ ad, requirement })),
  );
  const claims = own.flatMap((paper) =>
    paper.claims
      .filter(({ type, words }) => shownTypes.has(type) && (words.did ?? words.quote))
      .map((claim) => ({ document: paper.document, claim })),
  );
  const frames = createFramePicker(random);
  const taken = new Set<string>();
  const matches = asked
    .flatMap(({ ad, requirement }) =>
      claims.map(({ document, claim }): Matched => {
        const nearness = nearnessOf(requirement, claim, language);
        return { ad, requirement, document, claim, nearness };
      }),
    )
    .filter(({ nearness }) => nearness >= leastNearness)
    .toSorted(
      (one, two) => two.nearness - one.nearness || one.requirement.start - two.requirement.start,
    );
  const questions: MadeQuestion[] = [];
  for (const match of matches) {
    const names = [
      `${match.ad.id} ${match.requirement.topic}`,
      `${match.document.id} ${match.claim.start}`,
    ];
    if (questions.length >= count || names.some((name) => taken.has(name))) continue;
    const question = compare(match, language, frames);
    if (!question) continue;
    names.forEach((name) => taken.add(name));
    questions.push(question);
  }
  const open = asked.filter(({ ad, requirement }) => !taken.has(`${ad.id} ${requirement.topic}`));
  const alone = open.flatMap((each) => askAlone(each, language, frames, own.length > 0) ?? []);
  // A Korean line of an ad may be asked about in two ways. English ads have more lines, and nobody asks twice about one.
  const isAgain = own.length === 0 && (language === 'ko' || alone.length < fewQuestions);
  const again = isAgain
    ? open.flatMap((each) => askAlone(each, language, frames, false) ?? [])
    : [];
  const all = [...questions, ...alone, ...again];
  return [...new Map(all.map((question) => [question.text, question])).values()].slice(0, count);
}

/** Gives each frame once. */
function createFramePicker(random: () => number) {
  const used = new Set<string>();
  return (frames: readonly string[]): string | null => {
    const free = frames.filter((frame) => !used.has(frame));
    const picked = free[Math.floor(random() * free.length)] ?? null;
    if (picked !== null) used.add(picked);
    return picked;
  };
}

type FramePicker = ReturnType<typeof createFramePicker>;

/** What shows that somebody can do something. */
const shownTypes: ReadonlySet<string> = new Set(['action', 'number', 'project', 'role']);

/** An ad that gives fewer questions than this is asked about a second time. */
const fewQuestions = 6;

/** Below this a claim has nothing to do with a requirement. */
const leastNearness = 2;

/** Words of ads, and words of papers that show the same. */
const themes: readonly (readonly [RegExp, RegExp])[] = [
  [/동시성|트랜잭션/, /락|동시에|동시 주문|재고 오류/],
  [/성능|트래픽/, /응답 시간|로딩|속도|ms/],
  [/커뮤니케이션|토론|합의|협업/, /합의|설득|회의에서|조율|공유했/],
  [/협상|조율|갈등/, /조율|설득|합의|중재|방안을 제시|규칙|계약을 맺/],
  [
    /데이터를 근거|데이터 분석|판매 분석|판매 데이터|발주/,
    /판매 기록|기록에 따라|분류|폐기율|발주|통계/,
  ],
  [/트렌드|상품 발굴|상품/, /상품|구성을 바꾸|꾸러미|소포장/],
  [/민원|제도 안내/, /민원|안내판|위임장/],
  [/통계/, /통계|SQL|보고서|출석률/],
  [/API|서버 개발/, /API|서버|결제 연동/],
  [/forecast|demand/i, /forecast|waste|orders/i],
  [/dashboard|analys/i, /dashboard|analys|survey|sales/i],
  [
    /explain|present|communicat|without a technical/i,
    /managers|compared|presented|explained|interview/i,
  ],
  [/data quality|careful/i, /sample|noticed|redesigned|tested/i],
  [/statistic|experiment/i, /sample|survey|responses|tested|model/i],
  [/SQL|Python/i, /SQL|Python/i],
];

function nearnessOf({ topic }: Requirement, claim: Claim, language: Language): number {
  const contentWords = language === 'ko' ? koreanContentWords : englishContentWords;
  const [did, sentence] = [claim.gist, claim.sentence].map((text) => text.toLowerCase());
  const sought = contentWords(topic).filter((word) => !common.has(word));
  // What the question says counts more than what stands beside it in the paper.
  const shared = sought.map((word) => {
    const own = word.toLowerCase();
    return did!.includes(own) ? 1.5 : sentence!.includes(own) ? 0.5 : 0;
  });
  const theme = themes.some(([asked, shown]) => asked.test(topic) && shown.test(claim.gist));
  const words = shared.reduce((sum: number, worth) => sum + worth, 0);
  return words + (theme ? 2.5 : 0) + claim.weight * 0.5;
}

const common = new Set(
  '경험 능력 이해 관리 개발 기반 업무 서비스 기술 문화 관심 활용 가능 직접 experience ability work team people with'.split(
    ' ',
  ),
);

function compare(
  { ad, requirement, document, claim }: Matched,
  language: Language,
  pick: FramePicker,
): MadeQuestion | null {
  const frames = comparedFrames[language];
  const { sort, isPreferred } = requirement;
  if (sort === 'certificate' || sort === 'licence' || sort === 'language') return null;
  const isOwnKind = sort === 'duty' || sort === 'person';
  // English has one way to ask of a person, whether it is a must or a plus.
  const isPlus = isPreferred && !(language === 'en' && sort === 'person');
  const kind = isPlus ? 'preferred' : isOwnKind ? sort : 'asked';
  const words: ClaimWords = { ...claim.words, req: requirement.topic };
  const frame = pick(
    frames[kind].filter((each) => neededWords(each).every((name) => words[name] !== undefined)),
  );
  if (frame === null) return null;
  const { start, end, sentence } = claim;
  const text = write(frame, requirement, document, language, claim);
  return {
    text,
    questionType: 'behavioral',
    points: pointsFor({ intent: 'requirement', question: text, document, claim, language }),
    intent: 'requirement',
    source: { documentId: document.id, start, end, sentence },
    requirement: {
      documentId: ad.id,
      start: requirement.start,
      end: requirement.end,
      sentence: requirement.sentence,
    },
  };
}

/** People see how somebody works, not what interests him. */
const suits = (frame: string, { topic }: Requirement) =>
  !frame.includes('칭찬이나 지적') || shownAtWork.test(topic);

const shownAtWork = /태도|소통|책임|협업|협력|꼼꼼|친절|성실|배려|예의|말투|자세|정확|시간 ?약속/;

function askAlone(
  { ad, requirement }: Asked,
  language: Language,
  pick: FramePicker,
  hasPapers: boolean,
): MadeQuestion | null {
  const frames = adFrames[language];
  const { sort, isPreferred, start, end, sentence } = requirement;
  const isOwnKind =
    sort === 'duty' ||
    sort === 'licence' ||
    (sort === 'certificate' && !(isPreferred && language === 'en')) ||
    (sort === 'person' && language === 'en' && !isPreferred) ||
    sort === 'language';
  const frame = pick(
    isOwnKind
      ? frames[sort].filter((each) => suits(each, requirement))
      : isPreferred
        ? frames.preferred.filter((each) => suits(each, requirement))
        : hasPapers
          ? frames.missing
          : frames[sort].filter((each) => suits(each, requirement)),
  );
  if (frame === null) return null;
  const text = write(frame, requirement, ad, language);
  return {
    text,
    questionType: sort === 'duty' ? 'situational' : 'behavioral',
    points: pointsFor({
      intent: 'requirement',
      question: text,
      document: ad,
      claim: requirement,
      language,
    }),
    intent: 'requirement',
    source: { documentId: ad.id, start, end, sentence },
  };
}

function write(
  frame: string,
  { topic }: Requirement,
  { kind }: MaterialDocument,
  language: Language,
  claim?: Claim,
): string {
  const words = { ...claim?.words, req: topic };
  return language === 'ko'
    ? writeKorean(frame, words, '', kind)
    : writeEnglish(frame, words, '', kind);
}
