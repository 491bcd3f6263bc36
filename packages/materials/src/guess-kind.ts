import type { MaterialKind } from './kinds.ts';

/** What a file or the first line of a paper is usually called. */
const nameSigns: Readonly<Record<MaterialKind, RegExp>> = {
  'cover-letter': /자기\s?소개|자소서|지원서|cover.?letter|personal.?statement/iu,
  'school-record': /생활\s?기록|생기부|학생부|school.?record|transcript/iu,
  cv: /이력|경력\s?기술|resume|résumé|curriculum|(^|[^a-z])cv([^a-z]|$)/iu,
  portfolio: /포트폴리오|portfolio/iu,
  'job-ad': /공고|채용|모집|job.?(ad|post|description)|(^|[^a-z])jd([^a-z]|$)/iu,
};

/** Words that stand in papers of one kind, mostly as headings. Each counts once, however often it stands there. */
const words: Readonly<Record<MaterialKind, readonly RegExp[]>> = {
  'cover-letter': [
    /지원\s?(동기|이유)|지원하게\s?된/u,
    /입사\s?후|입학\s?후|포부/u,
    /성장\s?과정/u,
    /(성격의?|저의)\s?(장단점|장점)/u,
    /직무\s?역량|역량을\s?(쌓|키)/u,
    /dear\s|sincerely|hiring\s(manager|team)/iu,
    /\bI am (writing|applying)|\bapply(ing)? for\b/iu,
  ],
  'school-record': [
    /학교\s?생활\s?기록|생활기록부/u,
    /세부\s?능력|세특|특기\s?사항/u,
    /창의적\s?체험/u,
    /자율\s?활동|동아리\s?활동|진로\s?활동/u,
    /행동\s?특성|종합\s?의견/u,
    /독서\s?활동/u,
    /교과\s?학습|학년도?\s?\d?학기/u,
  ],
  cv: [
    /이력서|경력\s?기술서|curriculum vitae|r[eé]sum[eé]\b/iu,
    /^[\P{L}]*(학력|education)/imu,
    /^[\P{L}]*(주요\s?)?(경력|경험|(work |professional )?experience|employment)[\P{L}]*$/imu,
    /^[\P{L}]*(자격증?|어학|수상|certifications?|awards?|languages?)/imu,
    /^[\P{L}]*(보유\s?)?(기술|스킬|(technical )?skills)/imu,
  ],
  portfolio: [
    /포트폴리오|portfolio|case study/iu,
    /(프로젝트|작업)\s?(개요|배경|목표|소개)|overview/iu,
    /문제\s?정의|^[\P{L}]*(the )?problem( statement)?[\P{L}]*$/imu,
    /사용자\s?(조사|인터뷰|테스트)|user (research|test|interview)/iu,
    /와이어\s?프레임|프로토타입|시제품|시안|wireframe|prototype/iu,
    /^[\P{L}]*(과정|회고|배운 점|process|outcome|reflection)[\P{L}]*$/imu,
    /기여도|맡은\s?(역할|일)|사용\s?(도구|기술)|my role/iu,
  ],
  'job-ad': [
    /자격\s?요건|지원\s?자격|응시\s?자격|requirements|qualifications/iu,
    /우대\s?(사항|조건)?|nice.to.have|preferred|a plus\b/iu,
    /담당\s?업무|주요\s?업무|직무\s?내용|수행\s?업무|responsibilities|what you('ll| will) do/iu,
    /모집\s?(부문|분야|인원)|채용\s?(공고|분야|인원)|we('re| are) (looking for|hiring)/iu,
    /근무\s?(조건|지|형태|시간)|연봉|salary|benefits|복리\s?후생|복지/iu,
    /전형\s?(절차|방법|일정)|접수\s?(기간|방법)|제출\s?서류|how to apply/iu,
  ],
};

/** Enough for every heading of a short paper, and for the first pages of a long one. */
const readCharacters = 12_000;

/** A name says more than a single word in the text. */
const nameWeight = 2;

/** What a paper most likely is. A text without any sign is a cover letter, which is asked about in the most general way. */
export function guessKind(text: string, fileName = ''): MaterialKind {
  const start = text.slice(0, readCharacters);
  const title = /^.{1,60}$/mu.exec(start)?.[0] ?? '';
  const names = `${fileName.normalize('NFC')}\n${title}`;
  const shape = shapeOf(start);
  const scores: readonly (readonly [MaterialKind, number])[] = [
    // One ahead: a few short lines alone are no list of a CV.
    ['cover-letter', 1 + signs('cover-letter', start, names) + shape.toldByWriter * 3],
    ['school-record', signs('school-record', start, names) + shape.noted * 3],
    ['cv', signs('cv', start, names) + Math.min(3, shape.periods) + shape.short],
    ['portfolio', signs('portfolio', start, names)],
    ['job-ad', signs('job-ad', start, names) + shape.short],
  ];
  return scores.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const signs = (kind: MaterialKind, text: string, names: string) =>
  words[kind].filter((word) => word.test(text)).length +
  (nameSigns[kind].test(names) ? nameWeight : 0);

/** How a paper is written, each from 0 to 1 but the periods. */
function shapeOf(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const sentences = text.split(/(?<=[.!?])\s|\n/u).filter((one) => one.trim().length > 12);
  const share = (matching: (one: string) => boolean, of: readonly string[]) =>
    of.length === 0 ? 0 : of.filter(matching).length / of.length;
  return {
    /** Lines of a list. */
    short: share((line) => line.trim().length < 40, lines),
    /** "2021.03 – 2023.02", "Jan 2021 - present". */
    periods: lines.filter((line) => period.test(line)).length,
    /** "… 했습니다", "I …". */
    toldByWriter: share((one) => /(니다|어요|아요)[.!?]?\s*$|(^|\W)(I|my)\W/u.test(one), sentences),
    /** "… 발표함.", as teachers write of a pupil. */
    noted: share(
      (one) => /[가-힣](함|임|됨|음|남|줌|냄|힘|봄|김|짐|름)[.]?\s*$/u.test(one),
      sentences,
    ),
  };
}

const period =
  /(19|20)\d\d\s?([.\-/년]\s?\d{1,2}월?)?\.?\s?[–—~-]+\s?((19|20)\d\d|현재|재직|present|now)|[A-Z][a-z]{2,8}\.?\s(19|20)\d\d\s?[–—-]/iu;
