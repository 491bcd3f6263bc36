import type { Language } from '@daedap/contract/languages';
import { findEnglishRequirements } from './english/job-ad.ts';
import { statementOf } from './korean/verbs.ts';
import { readSentences, type Sentence } from './text/sentences.ts';

/** What a line of a job ad names: work to do, something one has done, can do or takes care of, or somebody one is. */
export type RequirementSort =
  | 'duty'
  | 'experience'
  | 'ability'
  | 'attitude'
  | 'certificate'
  | 'licence'
  | 'language'
  | 'person';

/** One thing that a job ad asks for. */
export type Requirement = {
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
  /** As a noun phrase of at most one line. */
  readonly topic: string;
  readonly sort: RequirementSort;
  /** Whether the ad calls it a plus and not a must. */
  readonly isPreferred: boolean;
};

const duties =
  /업무|하는 일|일을 해|직무 내용|역할|responsibilit|you will do|what you'll do|the role|duties/i;
const musts =
  /자격|요건|필수|이런 분|찾아요|찾습니다|필요 지식|필요 기술|태도|역량|looking for|requirement|what we need|we need from|who you are|about you|your profile|essential|qualification|you have|must have|you bring/i;
const pluses = /우대|더 좋아요|preferred|nice to have|bonus|desirable|a plus/i;
const others =
  /근무|조건|복지|혜택|전형|절차|유의|회사 소개|지원 방법|마감|소개|about us|offer|benefit|apply|how to/i;

/** Finds what a job ad asks for, in its order. */
export function findRequirements(jobAdText: string, language: Language): Requirement[] {
  return language === 'ko' ? findKoreanRequirements(jobAdText) : findEnglishRequirements(jobAdText);
}

function findKoreanRequirements(jobAdText: string): Requirement[] {
  return readSentences(jobAdText).flatMap((sentence) => {
    const heading = sentence.heading ?? '';
    const isPlus = pluses.test(heading) || /우대\s*$/.test(sentence.clean);
    const isDuty = duties.test(heading) && !/자격|요건/.test(heading);
    if (!isPlus && !isDuty && !musts.test(heading)) return [];
    if (others.test(heading) && !isDuty && !musts.test(heading)) return [];
    const { start, end, sentence: text } = sentence;
    return topicsOf(sentence, isDuty).map(({ topic, sort }) => ({
      start,
      end,
      sentence: text,
      topic,
      sort,
      isPreferred: isPlus,
    }));
  });
}

type Topic = Pick<Requirement, 'topic' | 'sort'>;

const longestTopic = 36;

function topicsOf({ clean, heading }: Sentence, isDuty: boolean): Topic[] {
  if (
    clean.includes('[') ||
    /제한 없음|무관|연령|성별|초보|^그 외|^기타|제반|가족 같은|야간|주말|휴일|즉시|장기 ?근무|통근|출퇴근|제출|불이익|정규직|수습|결격|군필|해외여행|교대|근무가? 가능|출장 가능|거주|병역|\b(?:no experience|(?:any )?other duties|shifts?|weekends?|days of|salary|pension|holiday|driving licen[cs]e|right to work|happy to start)\b/i.test(
      clean,
    )
  )
    return [];
  const text = clean
    .replace(/[.;!~]+$/, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/(?<= 분)[을를] (?:찾습니다|찾아요|모십니다|기다립니다|원합니다)$/, '');
  // "바쁜 날은 정말 바쁩니다": a sentence asks for nothing.
  if (!isDuty && /(?:니다|[어아해예]요)$/.test(text)) return [];
  // "문서 작성 능력, 통계 자료 분석 능력" behind a label is a list.
  const isListed = /지식|기술|태도|내용/.test(heading ?? '') && text.includes(', ');
  const parts = isListed ? text.split(/,\s*/) : [text];
  return parts
    .map((part) => koreanTopic(part, isDuty))
    .filter(({ topic }) => topic.length >= 4 && topic.length <= longestTopic);
}

const koreanPerson = /(?:는|은|한|신|인|던|본|진|춘|른|긴|운|들|할|줄|갈|될|실) 분$/;

function koreanTopic(text: string, isDuty: boolean): Topic {
  const bare = text
    .replace(/ (?:사람|자)$/, ' 분')
    .replace(/ 우대$/, '')
    .replace(/ (?:소지자|보유자|취득자)$/, '')
    .replace(/경험자$/, '경험')
    .replace(/경력자$/, '경력')
    .replace(/(?<=경력) \d+년 (?:이상|내외)$/, '')
    .replace(/ (?:필수|이상자)$/, '');
  const experience = bare.replace(
    / ?경험(?:이|을)? ?(?:있으신|있는|보유하신|가진|많은) 분$/,
    ' 경험',
  );
  if (/(?:경험|경력)$/.test(experience)) return { topic: experience, sort: 'experience' };
  const interest =
    /^(.*(?:관심|이해|능력|역량|태도))(?:을|를|이|가)? (?:가진|있는|있으신|갖춘|높은) 분$/.exec(
      bare,
    )?.[1];
  if (interest)
    return { topic: interest, sort: /관심|태도/.test(interest) ? 'attitude' : 'ability' };
  const able = /^(.{2,}?)(?:[이가]|에)? ?가능(?:자|한 분|하신 분|하신 자)?$/.exec(bare)?.[1];
  // "중국어로 상담이 가능하신 분": with an adverbial it is a verb.
  if (able)
    return {
      topic: /(?:로|에서|[을를]) (?:\S+ )?\S+$/.test(able) ? `${able}하는 능력` : `${able} 능력`,
      sort: 'ability',
    };
  if (koreanPerson.test(bare))
    return {
      topic: bare
        .replace(/하신 분$/, '한 사람')
        .replace(/으신 분$/, '은 사람')
        .replace(/ 분$/, ' 사람'),
      sort: 'person',
    };
  if (isDuty) {
    const verb = /^(.*)(?:해요|합니다|한다)$/.exec(bare)?.[1];
    const listed = /(?:하여|하고|해) /.test(bare)
      ? statementOf(bare)?.stem.replace(/했$/, '하는 일')
      : // "모듈을 독립 서비스로 분리": a noun with an object is a verb.
        /[을를] (?:\S+ ){0,4}[가-힣]{2}$/.test(bare)
        ? `${bare}하는 일`
        : undefined;
    return { topic: verb ? `${verb}하는 일` : (listed ?? bare), sort: 'duty' };
  }
  if (/자격증?$|\d급(?: 이상)?$|(?:기사|기능사|면허|자격)(?: 이상| 추가)?$/.test(bare))
    return { topic: bare.replace(/ (?:이상|추가)$/, ''), sort: 'certificate' };
  if (/(?:능력|이해|역량|지식|기술)$/.test(bare)) return { topic: bare, sort: 'ability' };
  return { topic: bare, sort: 'attitude' };
}
